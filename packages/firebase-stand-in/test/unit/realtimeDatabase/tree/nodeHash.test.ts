import { nodeHash } from '../../../../realtimeDatabase/tree/nodeHash';
import { fromWire } from '../../../../realtimeDatabase/tree/wireValue';

describe('nodeHash', () => {
  const hash = (value: unknown) => nodeHash(fromWire(value));

  it('is empty for nothing', () => {
    expect(hash(null)).toBe('');
  });

  it('does not depend on the order of writing', () => {
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
  });

  it.each([
    ['values', 1, 2],
    ['kinds', 1, '1'],
    ['keys', { a: 1 }, { b: 1 }],
    ['priorities', { '.value': 1, '.priority': 1 }, { '.value': 1, '.priority': 2 }],
    ['the sign of zero', 0, -0],
  ])('distinguishes %s', (_, one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });
});
