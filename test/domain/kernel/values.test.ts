import { ascending } from '@/domain/kernel/ascending';
import { isObject, parseJson } from '@/domain/kernel/parseJson';
import { isReadablePath, pathPart, toPathPart } from '@/domain/kernel/pathPart';
import { seatLimit } from '@/domain/kernel/seatLimit';
import { wholeNumber } from '@/domain/kernel/wholeNumber';

describe('ascending', () => {
  it.each([
    { values: [10, -Infinity, 9, Infinity], sorted: [-Infinity, 9, 10, Infinity] },
    { values: [20n, 100n, 3n], sorted: [3n, 20n, 100n] },
    { values: ['b', 'a', 'B', '10', '9'], sorted: ['10', '9', 'B', 'a', 'b'] },
  ])('sorts $values', ({ values, sorted }) => {
    expect([...values].sort(ascending)).toEqual(sorted);
  });

  it('keeps the order of equal values', () => {
    expect([ascending(1, 1), ascending(2n, 2n), ascending('a', 'a')]).toEqual([0, 0, 0]);
  });
});

describe('wholeNumber', () => {
  it.each<[string, number | undefined]>([
    ['0', 0],
    ['2000', 2_000],
    ['2,000', 2_000],
    [' 10,000,000 ', 10_000_000],
    ['10 000', 10_000],
    ['٢٠٠٠', 2_000],
    ['２，０００', 2_000],
    ['\u200b7', 7],
    ['10²', undefined],
    ['1½', undefined],
    ['12,34', undefined],
    [',200', undefined],
    ['2,0000', undefined],
    ['1.5', undefined],
    ['2.000', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['9'.repeat(20), undefined],
  ])('reads %j as %j', (text, number) => expect(wholeNumber(text)).toBe(number));

  it.each<[string, number | undefined]>([
    ['0', undefined],
    ['1', 1],
    ['10,000,000', 10_000_000],
    ['10000001', undefined],
  ])('reads %j as the limit %j', (text, limit) => expect(seatLimit(text)).toBe(limit));
});

describe('parseJson', () => {
  it('reads JSON', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  });

  it.each(['', '{', 'undefined'])('returns undefined for "%s"', text => {
    expect(parseJson(text)).toBeUndefined();
  });
});

describe('isObject', () => {
  it.each([[{}, true] as const, [[], true] as const, [null, false] as const, ['a', false] as const])(
    'for %j: %s',
    (value, expected) => {
      expect(isObject(value)).toBe(expected);
    },
  );
});

describe('pathPart', () => {
  it.each([
    ['plain', 'plain'],
    ['a%20b%2Fc', 'a b/c'],
    ['%F0%9F%99%82', '🙂'],
    ['%E0%A4%A', undefined],
    ['%', undefined],
    ['%ff', undefined],
  ])('decodes %s to %s', (encoded, clear) => {
    expect(pathPart(encoded)).toBe(clear);
  });

  it.each([
    ['a b/c', 'a%20b%2Fc'],
    ['🙂', '%F0%9F%99%82'],
    ['half \ud83d', 'half%20%EF%BF%BD'],
    ['\ude00', '%EF%BF%BD'],
  ])('encodes %j as %s', (text, encoded) => {
    expect(toPathPart(text)).toBe(encoded);
  });

  it.each([
    ['/therapist/chat/7?term=100%#%', true],
    ['/therapist/chat/%E0%A4%A', false],
    ['', true],
  ])('says whether %s is readable: %s', (url, isReadable) => {
    expect(isReadablePath(url)).toBe(isReadable);
  });
});
