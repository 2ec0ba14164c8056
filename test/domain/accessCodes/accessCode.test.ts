import { accessCode, GENERATED_CHARACTERS } from '@/domain/accessCodes/accessCode.rule';

describe('the characters of generated codes', () => {
  it.each([...GENERATED_CHARACTERS])('are valid in a code: %s', character => {
    const text = character.repeat(4);
    expect(accessCode({ text })).toEqual({ kind: 'code', code: text });
  });

  it('are all letters and digits except those that look alike on paper', () => {
    const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    expect([...all].filter(character => !GENERATED_CHARACTERS.includes(character))).toEqual(['I', 'L', 'O', '0', '1']);
  });
});
