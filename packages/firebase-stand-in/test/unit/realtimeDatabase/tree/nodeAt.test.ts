import { nodeAt, withNodeAt } from '../../../../realtimeDatabase/tree/nodeAt';
import { parsePath } from '../../../../realtimeDatabase/tree/path';
import { fromWire, toWire } from '../../../../realtimeDatabase/tree/wireValue';

describe('nodeAt', () => {
  const tree = fromWire({ a: { b: 1, c: 2 }, d: 3 });
  const after = (path: string, value: unknown) => toWire(withNodeAt(tree, parsePath(path), fromWire(value)));

  it('finds the value at a place, and nothing below a value', () => {
    expect(toWire(nodeAt(tree, ['a', 'b']))).toBe(1);
    expect(nodeAt(tree, ['d', 'x'])).toBeNull();
  });

  it.each([
    ['puts a value deep into nothing', 'x/y/z', 1, { a: { b: 1, c: 2 }, d: 3, x: { y: { z: 1 } } }],
    ['replaces all below', 'a', 7, { a: 7, d: 3 }],
    ['displaces a value by its first child', 'd/e', 1, { a: { b: 1, c: 2 }, d: { e: 1 } }],
    ['leaves a value alone when a child it never had goes', 'd/e', null, { a: { b: 1, c: 2 }, d: 3 }],
    ['takes a priority alone', 'a/.priority', 4, { a: { b: 1, c: 2, '.priority': 4 }, d: 3 }],
    ['gives nothing no priority', 'x/.priority', 4, { a: { b: 1, c: 2 }, d: 3 }],
  ])('%s', (_, path, value, expected) => {
    expect(after(path, value)).toEqual(expected);
  });

  it('removes a place with its last child', () => {
    const emptied = withNodeAt(withNodeAt(tree, ['a', 'b'], null), ['a', 'c'], null);
    expect(toWire(emptied)).toEqual({ d: 3 });
  });

  it('shares what it did not touch and leaves the old tree as it was', () => {
    const changed = withNodeAt(tree, ['d'], fromWire(4));
    expect(nodeAt(changed, ['a'])).toBe(nodeAt(tree, ['a']));
    expect(toWire(tree)).toEqual({ a: { b: 1, c: 2 }, d: 3 });
  });
});
