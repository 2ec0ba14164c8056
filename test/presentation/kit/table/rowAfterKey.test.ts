import { rowAfterKey } from '@/presentation/kit/table/rowAfterKey';

describe('rowAfterKey', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['PageDown', 4, 14],
    ['PageUp', 14, 4],
    ['Home', 14, 0],
    ['End', 4, 29],
  ])('moves with %s from %d to %d of 30', (key, from, to) => {
    expect(rowAfterKey(key, from, 30)).toBe(to);
  });

  it.each([
    ['ArrowUp', 0, 0],
    ['ArrowDown', 29, 29],
    ['PageDown', 25, 29],
    ['PageUp', 5, 0],
  ])('stays within the rows with %s from %d at %d', (key, from, to) => {
    expect(rowAfterKey(key, from, 30)).toBe(to);
  });

  it.each([['Tab'], ['a'], ['toString']])('is undefined for %s', key => {
    expect(rowAfterKey(key, 4, 30)).toBeUndefined();
  });

  it('is undefined without rows', () => {
    expect(rowAfterKey('End', 0, 0)).toBeUndefined();
  });
});
