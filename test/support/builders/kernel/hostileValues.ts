import fc from 'fast-check';

/**
 * Texts that have broken programs before: encodings, line breaks, markup, names of built-in properties, odd and very
 * long texts.
 */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '%E0%A4%A',
  '%',
  '..',
  '../../etc/passwd',
  '//',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\0',
  '\u0007\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066txt.exe',
  '\ufeff\u200b\u00ad',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '﷽'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(200),
  "'; drop table patients; --",
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '00000000000000000',
  '99999999999999999',
  '2199-01-01T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  'null',
  'jo..ann@docomo.example',
  `https://a.example/${')'.repeat(9_980)}`,
  `${'['.repeat(5_000)}`,
  `${'a'.repeat(9_999)}!`,
  '\n'.repeat(4_000),
];

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>(inner => ({ inner: [inner] }), null);

/** Any JSON value; hostile ones more often than by chance. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      false,
      0,
      -1,
      0.5,
      1e308,
      -1e308,
      2 ** 53,
      1e21,
      [],
      {},
      [[]],
      [null],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      deep(40),
      Array.from({ length: 500 }, () => ({})),
      JSON.parse('{"__proto__":{"polluted":true}}'),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.jsonValue() },
);
