import { RowSelection } from '@/presentation/kit/table/RowSelection';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const chosen = (selection: RowSelection): string => order.filter(key => selection.has(key)).join('');

describe('RowSelection', () => {
  it('starts empty, and adds and removes single rows', () => {
    const two = RowSelection.none.toggle('b').toggle('d');
    expect([RowSelection.none.isEmpty, chosen(two), two.count(6)]).toEqual([true, 'bd', 2]);
    expect(chosen(two.toggle('b'))).toBe('d');
    expect(two.selected).toEqual({ kind: 'some', keys: ['b', 'd'] });
  });

  it.each([
    ['down', 'b', 'e', 'bcde'],
    ['up', 'e', 'b', 'bcde'],
    ['to itself', 'c', 'c', 'c'],
  ])('extends the selection %s from the last pressed row', (_way, from, to, expected) => {
    expect(chosen(RowSelection.none.toggle(from).extendTo(to, order))).toBe(expected);
  });

  it('deselects the rows of a previous range outside the new one', () => {
    const long = RowSelection.none.toggle('b').extendTo('e', order);
    expect(chosen(long.extendTo('c', order))).toBe('bc');
    expect(chosen(long.extendTo('a', order))).toBe('ab');
  });

  it('keeps rows that were selected before the range', () => {
    expect(chosen(RowSelection.none.toggle('a').toggle('c').extendTo('d', order))).toBe('acd');
  });

  it('starts a range at the pressed row when the first one is gone', () => {
    expect(chosen(RowSelection.none.toggle('gone').extendTo('c', order))).toBe('c');
  });

  it('counts all matches, loaded or not, without the exceptions', () => {
    const all = RowSelection.none.toggle('a').all();
    expect([all.count(5_214), all.count(undefined), all.has('not loaded')]).toEqual([5_214, undefined, true]);
    const most = all.toggle('b');
    expect([most.count(5_214), most.has('b')]).toEqual([5_213, false]);
    expect(most.selected).toEqual({ kind: 'all', except: ['b'] });
    expect(chosen(most.setEach(['b'], true))).toBe('abcdef');
  });

  it('never counts below zero', () => {
    expect(RowSelection.none.all().setEach(['a', 'b'], false).count(1)).toBe(0);
  });

  it('does not change the selection that it was made from', () => {
    const one = RowSelection.none.toggle('a');
    one.toggle('b');
    one.setEach(order, true);
    expect(chosen(one)).toBe('a');
  });
});
