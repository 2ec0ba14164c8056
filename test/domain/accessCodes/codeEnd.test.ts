import { codeEnd, expiryAfter, lastDayOf } from '@/domain/accessCodes/codeEnd';

const zone = 'Europe/London';
const at = (text: string): number => Date.parse(text);

describe('the end of a code', () => {
  it.each([
    ['2026-11-30T00:00:00Z', { kind: 'ends', lastDay: '2026-11-29', days: 6 }],
    ['2026-11-24T00:00:00Z', { kind: 'ends', lastDay: '2026-11-23', days: 0 }],
    ['2026-11-24T00:00:01Z', { kind: 'ends', lastDay: '2026-11-24', days: 1 }],
    ['2026-11-23T12:00:00Z', { kind: 'ended', lastDay: '2026-11-23' }],
    ['2026-11-23T12:00:01Z', { kind: 'ends', lastDay: '2026-11-23', days: 0 }],
    ['2026-01-01T00:00:00Z', { kind: 'ended', lastDay: '2025-12-31' }],
  ])('with the expiry %s is %j at noon on 23 November 2026', (expiresAt, expected) => {
    expect(codeEnd(at(expiresAt), at('2026-11-23T12:00:00Z'), zone)).toEqual(expected);
  });

  it('is `never` without an expiry, and unknown in an unknown zone', () => {
    expect(codeEnd(undefined, 0, zone)).toEqual({ kind: 'never' });
    expect(codeEnd(1, 0, 'Europe/Atlantis')).toEqual({ kind: 'unknown' });
  });

  it('counts calendar days, even across a clock change', () => {
    expect(codeEnd(at('2026-03-29T23:00:00Z'), at('2026-03-28T23:30:00Z'), zone)).toMatchObject({ days: 1 });
  });

  it.each([
    ['2026-11-29', zone, '2026-11-30T00:00:00.000Z'],
    ['2026-06-30', zone, '2026-06-30T23:00:00.000Z'],
    ['2026-03-29', zone, '2026-03-29T23:00:00.000Z'],
    ['2026-11-29', 'Australia/Sydney', '2026-11-29T13:00:00.000Z'],
  ])('includes the whole last day %s in %s', (day, inZone, moment) => {
    const expiry = expiryAfter(day, inZone);
    expect(new Date(expiry ?? 0).toISOString()).toBe(moment);
    expect(lastDayOf(expiry ?? 0, inZone)).toBe(day);
  });

  it.each(['2026-02-30', '', '30.11.2026', '2026-11-29T10:00'])('cannot be set to %j, which is not a day', day => {
    expect(expiryAfter(day, zone)).toBeUndefined();
  });
});
