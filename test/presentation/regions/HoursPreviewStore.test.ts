import { flagDefaults } from '@/domain/access/featureFlags';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { regionTools } from '#test/support/builders/regions/regionTools';

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

describe('HoursPreviewStore', () => {
  it('shows what the indicator would show, and when it changes next', () => {
    const { store } = shown(nineToFive);
    expect([store.indicator, store.next]).toEqual(['active', { at: at('2026-11-24T17:00:00Z'), isActive: false }]);
  });

  it('moves on with each minute', () => {
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

  it('shows the weeks in which clocks change, with days of 23 and 25 hours', () => {
    const { store } = shown(nineToFive);
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 24, 24, 24, 24]);
    store.show('firstChange');
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 23, 24, 24, 24]);
    store.show('secondChange');
    expect(store.rows.map(({ hours }) => hours)).toEqual([24, 24, 24, 25, 24, 24, 24]);
    expect(store.rows[3]?.start).toBe(at('2027-10-30T23:00:00Z'));
  });

  it('cuts a night at midnight', () => {
    const { store } = shown({ ...nineToFive, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 6, minutes: 0 } });
    expect(store.rows[1]?.pieces.map(({ begin, end }) => [begin, end])).toEqual([
      [0, 0.25],
      [22 / 24, 1],
    ]);
  });

  it.each([undefined, { ...nineToFive, timeZone: 'Mars/Olympus' }])('knows nothing of %j', schedule => {
    const { store } = shown(schedule);
    expect(store.strangeZone).toBe(schedule?.timeZone);
    expect([store.indicator, store.next, store.rows, store.clockChanges]).toEqual(['unknown', undefined, [], []]);
  });
});
