import { seatLimit } from '@/domain/kernel/seatLimit';
import { wholeNumber } from '@/domain/kernel/wholeNumber';

describe('a whole number that a person types', () => {
  it.each<[string, number | undefined]>([
    ['0', 0],
    ['2000', 2_000],
    ['2,000', 2_000],
    [' 10,000,000 ', 10_000_000],
    ['10 000', 10_000],
    ['12,34', undefined],
    [',200', undefined],
    ['2,0000', undefined],
    ['1.5', undefined],
    ['2.000', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['9'.repeat(20), undefined],
  ])('%j is %j', (text, number) => expect(wholeNumber(text)).toBe(number));

  it.each<[string, number | undefined]>([
    ['0', undefined],
    ['1', 1],
    ['10,000,000', 10_000_000],
    ['10000001', undefined],
  ])('as a limit %j is %j', (text, limit) => expect(seatLimit(text)).toBe(limit));
});
