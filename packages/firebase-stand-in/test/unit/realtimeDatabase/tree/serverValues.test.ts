import { resolveServerValues } from '../../../../realtimeDatabase/tree/serverValues';
import { fromWire } from '../../../../realtimeDatabase/tree/wireValue';

describe('resolveServerValues', () => {
  it.each([
    ['the time', { at: { '.sv': 'timestamp' } }, null, { at: 1000 }],
    ['an increment of a number', { n: { '.sv': { increment: 2 } } }, { n: 5 }, { n: 7 }],
    ['an increment of nothing', { n: { '.sv': { increment: 2 } } }, null, { n: 2 }],
    ['an increment of a text, from zero', { n: { '.sv': { increment: 2 } } }, { n: 'x' }, { n: 2 }],
    ['what is no server value', { n: [1, 'x'] }, null, { n: { 0: 1, 1: 'x' } }],
  ])('fills in %s', (_, value, current, expected) => {
    expect(resolveServerValues(value, fromWire(current), 1000)).toEqual(expected);
  });

  it('refuses a server value it does not know', () => {
    expect(() => resolveServerValues({ '.sv': 'dice' }, null, 0)).toThrow('dice');
  });
});
