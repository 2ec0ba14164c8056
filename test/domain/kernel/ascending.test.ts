import { ascending } from '@/domain/kernel/ascending';

describe('ascending', () => {
  it.each([
    { values: [10, -Infinity, 9, Infinity], sorted: [-Infinity, 9, 10, Infinity] },
    { values: [20n, 100n, 3n], sorted: [3n, 20n, 100n] },
    { values: ['b', 'a', 'B', '10', '9'], sorted: ['10', '9', 'B', 'a', 'b'] },
  ])('sorts $values', ({ values, sorted }) => {
    expect([...values].sort(ascending)).toEqual(sorted);
  });

  it('keeps the order of two that are equal', () => {
    expect([ascending(1, 1), ascending(2n, 2n), ascending('a', 'a')]).toEqual([0, 0, 0]);
  });
});
