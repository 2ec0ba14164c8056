import {
  expiryFault,
  isPastDay,
  mergedFields,
  stampSeats,
  toCodeChanges,
  toCodeEntries,
  toCodeSettings,
  codeFields,
} from '@/presentation/accessCodes/codeFields';
import { seatsFault, type LimitEntry } from '@/presentation/kit/forms/LimitEntry';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { codeState, endText, partOfDayText, seatsText } from '@/presentation/accessCodes/accessCodesText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

describe('the seats and expiry fields', () => {
  const zone = 'Europe/London';
  const limited = (text: string): LimitEntry => ({ limit: 'limited', text });
  const unlimited: LimitEntry = { limit: 'unlimited', text: '' };

  it.each([
    [{ limit: null, text: '' }, 'missing'],
    [unlimited, undefined],
    [limited('1'), undefined],
    [limited(' 10000000 '), undefined],
    [limited('0'), 'noNumber'],
    [limited('10000001'), 'noNumber'],
    [limited('1.5'), 'noNumber'],
    [limited('1e3'), 'noNumber'],
    [limited('-4'), 'noNumber'],
    [limited('٣'), undefined],
    [limited('three'), 'noNumber'],
    [limited(''), 'noNumber'],
  ] as const)('report for the seats %j the fault %s', (entry, fault) => {
    expect(seatsFault(entry)).toBe(fault);
  });

  it.each([
    [{ limit: null, text: '' }, 'missing'],
    [unlimited, undefined],
    [limited('2026-11-29'), undefined],
    [limited('2026-02-30'), 'noDay'],
    [limited(''), 'noDay'],
  ] as const)('report for the expiry %j the fault %s', (entry, fault) => {
    expect(expiryFault(entry, zone)).toBe(fault);
  });

  it('are read from a code and written back unchanged', () => {
    const expiresAt = Date.parse('2026-11-30T00:00:00Z');
    const entries = toCodeEntries({ seats: 12, expiresAt }, zone);
    expect(entries).toEqual({ seats: limited('12'), expiry: limited('2026-11-29') });
    expect(toCodeSettings(entries, zone)).toEqual({ seats: 12, expiresAt });
    expect(toCodeSettings(toCodeEntries({}, zone), zone)).toEqual({});
  });

  it('are sent only when they changed, and as null when the limit is removed', () => {
    expect(toCodeChanges({ seats: { ...unlimited } }, zone)).toEqual({ seats: null });
    expect(toCodeChanges(mergedFields({ seats: limited('7'), expiry: unlimited }), zone)).toEqual({
      seats: 7,
      expiresAt: null,
    });
    expect(toCodeChanges({}, zone)).toEqual({});
  });

  it('are normalised before they are compared', () => {
    const form = { seats: limited(' 007'), expiry: unlimited, reason: '' };
    expect(stampSeats(form).seats).toEqual(limited('7'));
    expect(stampSeats({ ...form, seats: limited('x') }).seats).toEqual(limited('x'));
  });

  it('reject a stored draft of another shape', () => {
    expect(
      [null, 7, {}, { limit: 'many', text: '' }, { limit: 'limited', text: 7 }].map(codeFields.seats.read),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(codeFields.seats.read({ limit: null, text: '' })).toEqual({ limit: null, text: '' });
  });

  it('say whether a day has passed', () => {
    const midnight = Date.parse('2026-11-24T00:00:00Z');
    expect([
      isPastDay(limited('2026-11-23'), midnight - 1, zone),
      isPastDay(limited('2026-11-23'), midnight, zone),
    ]).toEqual([false, true]);
    expect(isPastDay(unlimited, midnight, zone)).toBe(false);
  });
});

describe('the texts about a code', () => {
  beforeAll(() => loadTestTexts('accessCodes'));

  const zone = 'Europe/London';
  const noon = Date.parse('2026-11-23T12:00:00Z');
  const code = (more: Partial<AccessCode> = {}): AccessCode => ({
    ...{ code: 'MILL-1', generation: 'v2', organisation: { id: 'north', name: 'North' } },
    ...{ enabled: true, used: 2, createdAt: 0 },
    ...more,
  });

  it.each([
    [{}, 'open'],
    [{ enabled: false, seats: 2 }, 'CodeDisabled'],
    [{ expiresAt: noon, seats: 2 }, 'CodeExpired'],
    [{ expiresAt: noon + 1_000, seats: 2 }, 'CodeFull'],
    [{ seats: 3 }, 'open'],
  ])('call a code with %j %s', (more, state) => {
    expect(codeState(code(more), noon)).toBe(state);
  });

  it.each([
    [undefined, 'Doesn’t expire'],
    ['2026-11-24T00:00:00Z', 'Ends today'],
    ['2026-11-25T00:00:00Z', 'Ends tomorrow'],
    ['2026-11-30T00:00:00Z', 'Ends in 6 days'],
    ['2026-12-24T00:00:00Z', 'Ends in 30 days'],
    ['2026-12-25T00:00:00Z', 'Ends 24 Dec 2026'],
    ['2026-11-23T00:00:00Z', 'Ended 22 Nov 2026'],
  ])('say of a code that expires at %s “%s”', (expiresAt, text) => {
    expect(endText(expiresAt === undefined ? {} : { expiresAt: Date.parse(expiresAt) }, noon, zone)).toBe(text);
  });

  it('name the time when a code ends in the middle of a day', () => {
    expect(partOfDayText(Date.parse('2026-06-30T00:00:00Z'), zone)).toBe(
      'Now it ends on 30 Jun 2026 at 01:00, by Europe/London time.',
    );
    expect(partOfDayText(Date.parse('2026-06-29T23:00:00Z'), zone)).toBeUndefined();
  });

  it('say how many of the seats are used', () => {
    expect([seatsText(code({ seats: 12_000 })), seatsText(code({ used: 0 }))]).toEqual(['2 of 12,000', '0, no limit']);
  });
});
