import { passwordStrength } from '@/domain/session/password/passwordStrength';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof passwordStrength>[0];
  readonly expected: ReturnType<typeof passwordStrength>;
}

describe('passwordStrength', () => {
  it.each<Case>([
    {
      why: 'nothing: No rule is met.',
      input: { typed: '' },
      expected: { percent: 0, unmet: ['length', 'lowercase', 'uppercase', 'number', 'symbol'] },
    },
    {
      why: 'lowercase: One of five.',
      input: { typed: 'abc' },
      expected: { percent: 20, unmet: ['length', 'uppercase', 'number', 'symbol'] },
    },
    {
      why: 'two: Two of five.',
      input: { typed: 'abC' },
      expected: { percent: 40, unmet: ['length', 'number', 'symbol'] },
    },
    {
      why: 'eleven: Eleven characters miss the length.',
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
      why: 'thirty-one: A longer one counts as thirty: it is not weaker.',
      input: { typed: 'Ab1!xxxxxxxxxxxxxxxxxxxxxxxxxxx' },
      expected: { percent: 100, unmet: [] },
    },
    {
      why: 'passphrase: A space is no symbol; the password is accepted all the same.',
      input: { typed: 'correct horse battery' },
      expected: { percent: 40, unmet: ['uppercase', 'number', 'symbol'] },
    },
    {
      why: 'accents: Letters of every alphabet count.',
      input: { typed: 'éÉ' },
      expected: { percent: 40, unmet: ['length', 'number', 'symbol'] },
    },
    {
      why: 'emoji: A picture is a symbol.',
      input: { typed: '🐢' },
      expected: { percent: 20, unmet: ['length', 'lowercase', 'uppercase', 'number'] },
    },
  ])('$why', ({ input, expected }) => {
    expect(passwordStrength(input)).toEqual(expected);
  });
});
