import { guessesOf } from '@/domain/session/password/isGuessable';
import { passwordBand } from '@/domain/session/password/passwordBand';
import { passwordStrength } from '@/domain/session/password/passwordStrength';

describe('the estimated guesses of a password', () => {
  const looked = (password: string) => {
    const parts: string[] = [];
    const guesses = guessesOf(password, part => parts.push(part) && new Set(part).size);
    return { guesses, parts };
  };

  it('are those of the whole if it is short', () => {
    expect(looked('x'.repeat(40))).toEqual({ guesses: 1, parts: ['x'.repeat(40)] });
  });

  it.each(['abc', '🐢é漢'])('are those of its harder end if it is long, cut between characters: %s', end => {
    const easy = 'x'.repeat(37);
    expect(looked(`${easy}${'y'.repeat(50)}${easy}${end}`)).toEqual({
      guesses: 4,
      parts: [`${easy}yyy`, `${easy}${end}`],
    });
  });
});

describe('passwordStrength', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof passwordStrength>[0];
    readonly expected: ReturnType<typeof passwordStrength>;
  }

  it.each<Case>([
    {
      why: 'nothing: No rule is met.',
      input: { typed: '' },
      expected: { percent: 0, unmet: ['length', 'lowercase', 'uppercase', 'number', 'symbol'] },
    },
    {
      why: 'lowercase: One rule of five is met.',
      input: { typed: 'abc' },
      expected: { percent: 20, unmet: ['length', 'uppercase', 'number', 'symbol'] },
    },
    {
      why: 'two: Two rules of five are met.',
      input: { typed: 'abC' },
      expected: { percent: 40, unmet: ['length', 'number', 'symbol'] },
    },
    {
      why: 'eleven: Eleven characters are too short.',
      input: { typed: 'Abcdefghi1!' },
      expected: { percent: 80, unmet: ['length'] },
    },
    {
      why: 'twelve: Twelve characters of every kind.',
      input: { typed: 'Abcdefghij1!' },
      expected: { percent: 100, unmet: [] },
    },
    {
      why: 'thirty: Thirty characters.',
      input: { typed: 'Ab1!xxxxxxxxxxxxxxxxxxxxxxxxxx' },
      expected: { percent: 100, unmet: [] },
    },
    {
      why: 'thirty-one: A longer password counts as thirty characters.',
      input: { typed: 'Ab1!xxxxxxxxxxxxxxxxxxxxxxxxxxx' },
      expected: { percent: 100, unmet: [] },
    },
    {
      why: 'passphrase: A space is not a symbol, but the password is accepted.',
      input: { typed: 'correct horse battery' },
      expected: { percent: 40, unmet: ['uppercase', 'number', 'symbol'] },
    },
    {
      why: 'accents: Letters of every alphabet count.',
      input: { typed: 'éÉ' },
      expected: { percent: 40, unmet: ['length', 'number', 'symbol'] },
    },
    {
      why: 'emoji: An emoji is a symbol.',
      input: { typed: '🐢' },
      expected: { percent: 20, unmet: ['length', 'lowercase', 'uppercase', 'number'] },
    },
  ])('$why', ({ input, expected }) => {
    expect(passwordStrength(input)).toEqual(expected);
  });
});

describe('passwordBand', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof passwordBand>[0];
    readonly expected: ReturnType<typeof passwordBand>;
  }

  it.each<Case>([
    { why: '0: No rule is met.', input: { percent: 0 }, expected: 'weak' },
    { why: '20: One rule is met.', input: { percent: 20 }, expected: 'weak' },
    { why: '35: Up to 35.', input: { percent: 35 }, expected: 'weak' },
    { why: '36: Above 35.', input: { percent: 36 }, expected: 'ok' },
    { why: '40: Two rules are met.', input: { percent: 40 }, expected: 'ok' },
    { why: '65: Up to 65.', input: { percent: 65 }, expected: 'ok' },
    { why: '66: Above 65.', input: { percent: 66 }, expected: 'good' },
    { why: '80: Four rules are met.', input: { percent: 80 }, expected: 'good' },
    { why: '99: Up to 99.', input: { percent: 99 }, expected: 'good' },
    { why: '100: All rules are met.', input: { percent: 100 }, expected: 'strong' },
  ])('$why', ({ input, expected }) => {
    expect(passwordBand(input)).toEqual(expected);
  });
});
