import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { regionTools } from '#test/support/builders/regions/regionTools';
import { eventually } from '#test/support/eventually';

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
  it('lists what nobody covers, from now on for seven days', async () => {
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

  it('calls unknown, and not a gap, what somebody may cover whose hours could not be read', async () => {
    const { store } = await read(({ hours }) => hours.hours.delete('ben'));
    expect(store.unread.map(({ id }) => id)).toEqual(['ben']);
    expect(new Set(store.uncovered.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  });

  it('names those whose hours are by a clock that this browser does not know', async () => {
    const { store } = await read(({ hours }) =>
      hours.hours.set('ben', { ...weekOf(13, 17), timeZone: 'Mars/Olympus' }),
    );
    expect(store.unread.map(({ id }) => id)).toEqual(['ben']);
    expect(store.uncovered[0]?.verdict).toBe('unknown');
  });

  it('counts therapists without hours, who are known not to be there', async () => {
    const { store } = await read(({ hours }) => hours.hours.set('ben', { timeZone: 'Europe/London', times: [] }));
    expect([store.withoutTimes, store.unread]).toEqual([1, []]);
    expect(store.uncovered[0]?.verdict).toBe('gap');
  });

  it('knows nothing where the list of people may not be read', async () => {
    const { store } = await read(({ users }) => users.planned.failNext('list', { kind: 'notAllowed' }));
    expect(store.reading).toEqual({ status: 'failed', failure: { kind: 'notAllowed' } });
    expect([store.stretches, store.rows, store.uncovered]).toEqual([undefined, [], []]);
  });

  it('reads anew on demand, and nothing more once the page is left', async () => {
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
