import { fromWire, toWire } from '../../../../realtimeDatabase/tree/wireValue';

describe('wireValue', () => {
  it.each([
    ['a text', 'x', 'x'],
    ['children', { a: 1, b: { c: true } }, { a: 1, b: { c: true } }],
    ['a list, as an object with numbers for keys', ['x', null, 'z'], { 0: 'x', 2: 'z' }],
    ['nothing for an object without children', { a: {}, b: null }, null],
    ['a value with its priority', { '.value': 5, '.priority': 2 }, { '.value': 5, '.priority': 2 }],
    ['a value whose priority is null, as the value', { '.value': 5, '.priority': null }, 5],
    ['children with a priority', { a: 1, '.priority': 'p' }, { a: 1, '.priority': 'p' }],
    ['a key that every object has', { constructor: 1 }, { constructor: 1 }],
  ])('keeps %s', (_, value, expected) => {
    expect(JSON.stringify(toWire(fromWire(value)))).toBe(JSON.stringify(expected));
  });

  it.each([
    ['a priority that is an object', { '.value': 1, '.priority': {} }],
    ['a function', () => 1],
    ['infinity', Infinity],
  ])('refuses %s', (_, value) => {
    expect(() => fromWire(value)).toThrow();
  });
});
