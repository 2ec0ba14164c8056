import fc from 'fast-check';
import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { alertState } from '@/domain/messageAlerts/alertState.rule';
import { assertProperty } from '#test/support/assertProperty';

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;

/** A Monday before each clock change, with its zone. */
const weeks = [
  ['Europe/London', '2026-10-19'],
  ['Europe/London', '2027-03-22'],
  ['Australia/Sydney', '2026-09-28'],
  ['Australia/Sydney', '2027-03-29'],
] as const;

const wallText = (monday: string, minute: number): string =>
  new Date(Date.parse(`${monday}T00:00Z`) + minute * MINUTE_MS).toISOString().slice(0, 16);

/** The first moment at which a clock of the zone shows the time, or undefined if none does. */
function momentOf(text: string, zone: string): number | undefined {
  const moments = instantsOfWallTime(text, zone);
  if (moments.kind === 'once') return moments.at;
  return moments.kind === 'twice' ? moments.earlier : undefined;
}

describe.each(weeks)('in the two weeks around the clock change, %s from %s', (zone, monday) => {
  it('shows an alert exactly from its start to its end', () => {
    const minute = fc.integer({ min: 0, max: 14 * DAY_MIN });
    assertProperty(
      fc.property(minute, minute, fc.integer({ min: -2 * DAY_MIN, max: 16 * DAY_MIN }), (first, second, at) => {
        const from = momentOf(wallText(monday, Math.min(first, second)), zone);
        const until = momentOf(wallText(monday, Math.max(first, second)), zone);
        if (from === undefined || until === undefined || until <= from) return;
        const now = Date.parse(`${monday}T00:00Z`) + at * MINUTE_MS;
        const { state, until: turn } = alertState({ isPublished: true, withdrawnAt: null, from, until, now });
        const expected = now < from ? 'planned' : now < until ? 'showing' : 'ended';
        expect(state).toBe(expected);
        // The answer holds until the returned moment, and not a millisecond longer.
        if (turn !== null) {
          const input = { isPublished: true, withdrawnAt: null, from, until };
          expect(alertState({ ...input, now: turn - 1 }).state).toBe(state);
          expect(alertState({ ...input, now: turn }).state).not.toBe(state);
        }
      }),
      { numRuns: 400 },
    );
  });
});
