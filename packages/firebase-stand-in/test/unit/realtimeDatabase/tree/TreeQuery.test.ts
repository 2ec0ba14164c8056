import { applyQuery, type TreeQuery } from '../../../../realtimeDatabase/tree/TreeQuery';
import { childrenOf } from '../../../../realtimeDatabase/tree/TreeNode';
import { fromWire } from '../../../../realtimeDatabase/tree/wireValue';

describe('applyQuery', () => {
  const people = fromWire({ a: { n: 3, s: 'x' }, b: { n: 1, s: 'y' }, c: { n: 2, s: 'x' }, d: { s: 'q' } });
  const keys = (query: TreeQuery, node = people) => [...childrenOf(applyQuery(node, query)).keys()];

  it.each<[string, TreeQuery, string[]]>([
    ['everything without a query', {}, ['a', 'b', 'c', 'd']],
    ['by a child, what lacks it first', { i: 'n' }, ['d', 'b', 'c', 'a']],
    ['the first two', { i: '.key', l: 2, vf: 'l' }, ['a', 'b']],
    ['the last two', { i: '.key', l: 2, vf: 'r' }, ['c', 'd']],
    ['from a value on', { i: 'n', sp: 2 }, ['c', 'a']],
    ['after a value', { i: 'n', sp: 2, sn: '[MAX_NAME]', sin: false }, ['a']],
    ['up to a value', { i: 'n', sp: 1, ep: 2 }, ['b', 'c']],
    ['one value, from a key on', { i: 's', sp: 'x', sn: 'b', ep: 'x' }, ['c']],
    ['after a key', { i: '.key', sp: 'b', sin: false }, ['c', 'd']],
    ['before a key', { i: '.key', ep: 'c', ein: false }, ['a', 'b']],
    ['nothing', { i: 'n', sp: 9 }, []],
  ])('selects %s', (_, query, expected) => {
    expect(keys(query)).toEqual(expected);
  });

  it('orders by value and by priority', () => {
    expect(keys({ i: '.value' }, fromWire({ a: 3, b: 1, c: 2 }))).toEqual(['b', 'c', 'a']);
    expect(
      keys({ l: 1, vf: 'l' }, fromWire({ a: { '.value': 1, '.priority': 2 }, b: { '.value': 2, '.priority': 1 } })),
    ).toEqual(['b']);
  });
});
