import { isSameValue } from '@/domain/kernel/forms/isSameValue';

describe('isSameValue', () => {
  it.each([
    [{ a: 1, b: [{ c: 'x', d: '' }] }, { b: [{ d: '', c: 'x' }], a: 1 }, true],
    [{ a: null }, {}, true],
    [null, undefined, true],
    ['', null, false],
    [[], null, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [0, false, false],
    [{ a: {} }, { a: [] }, false],
  ])('compares %j and %j: %s', (one, other, isSame) => {
    expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([isSame, isSame]);
  });
});
