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

const zone = 'Europe/London';
const limited = (text: string): LimitEntry => ({ limit: 'limited', text });
const unlimited: LimitEntry = { limit: 'unlimited', text: '' };

describe('seats and expiry as they are entered', () => {
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
    [limited('٣'), 'noNumber'],
    [limited(''), 'noNumber'],
  ] as const)('seats %j have the fault %s', (entry, fault) => {
    expect(seatsFault(entry)).toBe(fault);
  });

  it.each([
    [{ limit: null, text: '' }, 'missing'],
    [unlimited, undefined],
    [limited('2026-11-29'), undefined],
    [limited('2026-02-30'), 'noDay'],
    [limited(''), 'noDay'],
  ] as const)('an expiry %j has the fault %s', (entry, fault) => {
    expect(expiryFault(entry, zone)).toBe(fault);
  });

  it('are read from a code and written back as they were', () => {
    const expiresAt = Date.parse('2026-11-30T00:00:00Z');
    const entries = toCodeEntries({ seats: 12, expiresAt }, zone);
    expect(entries).toEqual({ seats: limited('12'), expiry: limited('2026-11-29') });
    expect(toCodeSettings(entries, zone)).toEqual({ seats: 12, expiresAt });
    expect(toCodeSettings(toCodeEntries({}, zone), zone)).toEqual({});
  });

  it('are sent only where they changed, and as nothing where the limit goes', () => {
    expect(toCodeChanges({ seats: { ...unlimited } }, zone)).toEqual({ seats: null });
    expect(toCodeChanges(mergedFields({ seats: limited('7'), expiry: unlimited }), zone)).toEqual({
      seats: 7,
      expiresAt: null,
    });
    expect(toCodeChanges({}, zone)).toEqual({});
  });

  it('are compared in one spelling', () => {
    const form = { seats: limited(' 007'), expiry: unlimited, reason: '' };
    expect(stampSeats(form).seats).toEqual(limited('7'));
    expect(stampSeats({ ...form, seats: limited('x') }).seats).toEqual(limited('x'));
  });

  it('are not read from a stored draft that holds something else', () => {
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
