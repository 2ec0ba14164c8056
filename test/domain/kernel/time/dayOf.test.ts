import { dayOf } from '@/domain/kernel/time/dayOf';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

describe('dayOf', () => {
  it.each([
    ['a winter day in London', '2026-01-15T23:59:59Z', 'Europe/London', '2026-01-15T00:00:00Z', '2026-01-16T00:00:00Z'],
    [
      'a summer day in London begins an hour earlier than in UTC',
      '2026-07-15T23:30:00Z',
      'Europe/London',
      '2026-07-15T23:00:00Z',
      '2026-07-16T23:00:00Z',
    ],
    [
      'the short day on which the clocks go forward',
      '2026-03-29T12:00:00Z',
      'Europe/London',
      '2026-03-29T00:00:00Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'the long day on which they go back',
      '2026-10-25T12:00:00Z',
      'Europe/London',
      '2026-10-24T23:00:00Z',
      '2026-10-26T00:00:00Z',
    ],
    ['a day in Sydney', '2026-01-15T12:00:00Z', 'Australia/Sydney', '2026-01-14T13:00:00Z', '2026-01-15T13:00:00Z'],
  ])('%s', (_what, now, zone, start, end) => {
    expect(dayOf(seconds(now), zone)).toEqual({ start: seconds(start), end: seconds(end) });
  });
});
