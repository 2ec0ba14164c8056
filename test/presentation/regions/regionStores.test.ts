import { flagDefaults } from '@/domain/access/featureFlags';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { OtherRegionStore, type RegionMemory } from '@/presentation/regions/OtherRegionStore';
import { regionTools } from '#test/support/builders/regions/regionTools';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';
import { eventually } from '#test/support/eventually';

describe('HoursPreviewStore', () => {
  const nineToFive: CoverageSchedule = {
    timeZone: 'Europe/London',
    startTime: { hours: 9, minutes: 0 },
    endTime: { hours: 17, minutes: 0 },
  };

  function shown(schedule: CoverageSchedule | undefined, at?: string) {
    const tools = regionTools(at);
    const store = tools.page().stores.preview(() => schedule);
    return { ...tools, store, stop: store.start() };
  }

  const at = (text: string): number => Date.parse(text) / 1000;

  it('shows the state of the indicator and its next change', () => {
    const { store } = shown(nineToFive);
    expect([store.indicator, store.next]).toEqual(['active', { at: at('2026-11-24T17:00:00Z'), isActive: false }]);
  });

  it('is updated every minute', () => {
    const { store, clock, stop } = shown(nineToFive, '2026-11-24T16:59:30Z');
    clock.advance(30_000);
    expect([store.indicator, store.next?.at]).toEqual(['inactive', at('2026-11-25T09:00:00Z')]);
    stop();
    expect(clock.pendingWakes).toBe(0);
  });

  it('says that the feature is switched off', () => {
    const { store, flags } = shown(nineToFive);
    flags.write({ ...flagDefaults, isThrive24Enabled: false });
    expect(store.indicator).toBe('off');
  });

  it('shows the weeks when clocks change, with days of 23 and 25 hours', () => {
    const { store } = shown(nineToFive);
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 24, 24, 24, 24]);
    store.show('firstChange');
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 23, 24, 24, 24]);
    store.show('secondChange');
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 25, 24, 24, 24]);
    expect(store.rows[3]?.start).toBe(at('2027-10-30T23:00:00Z'));
  });

  it('splits a night at midnight', () => {
    const { store } = shown({ ...nineToFive, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 6, minutes: 0 } });
    expect(store.rows[1]?.pieces.map(({ begin, end }) => [begin, end])).toEqual([
      [0, 0.25],
      [22 / 24, 1],
    ]);
  });

  it.each([undefined, { ...nineToFive, timeZone: 'Mars/Olympus' }])('is unknown for %j', schedule => {
    const { store } = shown(schedule);
    expect(store.strangeZone).toBe(schedule?.timeZone);
    expect([store.indicator, store.next, store.rows, store.clockChanges]).toEqual(['unknown', undefined, [], []]);
  });
});

describe('OtherRegionStore', () => {
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
  };

  function shown(country: string, memory: RegionMemory = { wasSaid: false }) {
    const gateway = new FakeRegionGateway();
    gateway.country = country;
    const finding = new FindOtherRegion(gateway, { here: 'UK', addresses: { Australia: 'https://au.example' } });
    const store = new OtherRegionStore(finding, memory);
    return { gateway, memory, store, stop: store.start() };
  }

  it('says once that the user is in the other region', async () => {
    const { store, memory } = shown('AU');
    await eventually(() => expect(store.other).toEqual({ region: 'Australia', url: 'https://au.example' }));
    store.dismiss();
    expect(store.other).toBeUndefined();
    const again = shown('AU', memory);
    await turns();
    expect([again.store.other, again.gateway.finds]).toEqual([undefined, 0]);
  });

  it.each(['GB', 'FR', ''])('shows nothing to a user in %p', async country => {
    const { store, memory } = shown(country);
    await turns();
    expect([store.other, memory.wasSaid]).toEqual([undefined, false]);
  });

  it('shows nothing on a page that was left', async () => {
    const { store, memory, stop } = shown('AU');
    stop();
    await turns();
    expect([store.other, memory.wasSaid]).toEqual([undefined, false]);
  });
});

async function opened() {
  const tools = regionTools();
  const store = tools.page().stores.switches();
  store.start();
  await eventually(() => expect(store.list.status).toBe('known'));
  const valueOf = (name: string) =>
    store.list.status === 'known' ? store.list.value.find(one => one.name === name)?.value : 'unknown';
  return { ...tools, store, valueOf };
}

describe('SwitchesStore', () => {
  it('checks one switch again, and shows the result', async () => {
    const { store, switches, valueOf } = await opened();
    switches.switches.set('isTherapistBookingEnabled', true);
    await store.check('isTherapistBookingEnabled');
    expect([valueOf('isTherapistBookingEnabled'), store.checks.get('isTherapistBookingEnabled')?.status]).toEqual([
      true,
      'checked',
    ]);
  });

  it('keeps the last known value when a check fails, and says so', async () => {
    const { store, switches, valueOf } = await opened();
    switches.planned.failNext('value', { kind: 'unreachable' });
    await store.check('isThrive24Enabled');
    expect([valueOf('isThrive24Enabled'), store.checks.get('isThrive24Enabled')]).toEqual([
      true,
      { status: 'failed', failure: { kind: 'unreachable' } },
    ]);
  });

  it('shows no values when the list cannot be loaded', async () => {
    const { store, switches } = await opened();
    switches.planned.failNext('all', { kind: 'unreachable' });
    await store.load();
    expect(store.list).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } });
  });
});

const schedule: CoverageSchedule = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};
const from = (hours: number) => ({ hours, minutes: 0 });
const weekOf = (begin: number, end: number) => ({
  timeZone: 'Europe/London',
  times: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, startTime: from(begin), endTime: from(end) })),
});

/** Ana works in the morning, Ben in the afternoon; it is a Tuesday at ten. */
async function read(change: (tools: ReturnType<typeof regionTools>) => void = () => undefined) {
  const tools = regionTools();
  for (const id of ['ana', 'ben']) tools.users.add(id, { therapist: '' });
  tools.hours.hours.set('ana', weekOf(9, 12)).set('ben', weekOf(13, 17));
  change(tools);
  const store = tools.page().stores.coverage(() => schedule);
  const stop = store.start();
  await eventually(() => expect(store.reading.status).not.toBe('reading'));
  return { ...tools, store, stop };
}

describe('TherapistCoverageStore', () => {
  it('lists the uncovered times of the next seven days', async () => {
    const { store } = await read();
    expect(store.uncovered).toHaveLength(7);
    expect(store.uncovered[0]).toMatchObject({
      from: Date.parse('2026-11-24T12:00:00Z') / 1000,
      to: Date.parse('2026-11-24T13:00:00Z') / 1000,
      verdict: 'gap',
    });
    expect(store.rows).toHaveLength(8);
    expect(store.stretches?.[0]?.from).toBe(Date.parse('2026-11-24T10:00:00Z') / 1000);
  });

  it('reports a time as unknown, not as a gap, when a therapist’s unread hours may cover it', async () => {
    const { store } = await read(({ hours }) => hours.hours.delete('ben'));
    expect(store.unread.map(({ id }) => id)).toEqual(['ben']);
    expect(new Set(store.uncovered.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  });

  it('names therapists whose hours are in a time zone that this browser does not know', async () => {
    const { store } = await read(({ hours }) =>
      hours.hours.set('ben', { ...weekOf(13, 17), timeZone: 'Mars/Olympus' }),
    );
    expect(store.unread.map(({ id }) => id)).toEqual(['ben']);
    expect(store.uncovered[0]?.verdict).toBe('unknown');
  });

  it('counts therapists without hours, who are known to be absent', async () => {
    const { store } = await read(({ hours }) => hours.hours.set('ben', { timeZone: 'Europe/London', times: [] }));
    expect([store.withoutTimes, store.unread]).toEqual([1, []]);
    expect(store.uncovered[0]?.verdict).toBe('gap');
  });

  it('knows nothing when the user may not list people', async () => {
    const { store } = await read(({ users }) => users.planned.failNext('list', { kind: 'notAllowed' }));
    expect(store.reading).toEqual({ status: 'failed', failure: { kind: 'notAllowed' } });
    expect([store.stretches, store.rows, store.uncovered]).toEqual([undefined, [], []]);
  });

  it('reads again on request, and nothing more once the page is left', async () => {
    const { store, hours, stop } = await read();
    hours.hours.set('ana', weekOf(9, 13));
    store.load();
    await eventually(() => expect(store.reading.status).toBe('read'));
    expect(store.uncovered).toEqual([]);
    store.load();
    stop();
    const asked = hours.asked.length;
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
    expect([hours.asked.length, store.reading.status]).toEqual([asked, 'reading']);
  });
});
