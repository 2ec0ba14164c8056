import { isObject, parseJson } from '@/domain/kernel/parseJson';

describe('parseJson', () => {
  it('reads JSON', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  });

  it.each(['', '{', 'undefined'])('gives undefined for "%s"', text => {
    expect(parseJson(text)).toBeUndefined();
  });
});

describe('isObject', () => {
  it.each([[{}, true] as const, [[], true] as const, [null, false] as const, ['a', false] as const])(
    'says of %j: %s',
    (value, expected) => {
      expect(isObject(value)).toBe(expected);
    },
  );
});
