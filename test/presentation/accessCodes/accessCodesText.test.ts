import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { codeState, endText, partOfDayText, seatsText } from '@/presentation/accessCodes/accessCodesText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('accessCodes'));

const zone = 'Europe/London';
const noon = Date.parse('2026-11-23T12:00:00Z');
const code = (more: Partial<AccessCode> = {}): AccessCode => ({
  ...{ code: 'MILL-1', generation: 'v2', organisation: { id: 'north', name: 'North' } },
  ...{ enabled: true, used: 2, createdAt: 0 },
  ...more,
});

describe('a code in words', () => {
  it.each([
    [{}, 'open'],
    [{ enabled: false, seats: 2 }, 'CodeDisabled'],
    [{ expiresAt: noon, seats: 2 }, 'CodeExpired'],
    [{ expiresAt: noon + 1_000, seats: 2 }, 'CodeFull'],
    [{ seats: 3 }, 'open'],
  ])('with %j is %s', (more, state) => {
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
  ])('that expires at %s says "%s"', (expiresAt, text) => {
    expect(endText(expiresAt === undefined ? {} : { expiresAt: Date.parse(expiresAt) }, noon, zone)).toBe(text);
  });

  it('names the time where it ends in the middle of a day', () => {
    expect(partOfDayText(Date.parse('2026-06-30T00:00:00Z'), zone)).toBe(
      'Now it ends on 30 Jun 2026 at 01:00, by Europe/London time.',
    );
    expect(partOfDayText(Date.parse('2026-06-29T23:00:00Z'), zone)).toBeUndefined();
  });

  it('says how many seats are used, of how many', () => {
    expect([seatsText(code({ seats: 12_000 })), seatsText(code({ used: 0 }))]).toEqual(['2 of 12,000', '0, no limit']);
  });
});
