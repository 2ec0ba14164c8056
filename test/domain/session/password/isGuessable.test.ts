import { guessesOf } from '@/domain/session/password/isGuessable';

describe('the guesses that a password takes', () => {
  const looked = (password: string) => {
    const parts: string[] = [];
    const guesses = guessesOf(password, part => parts.push(part) && new Set(part).size);
    return { guesses, parts };
  };

  it('are those of the whole where it is short', () => {
    expect(looked('x'.repeat(40))).toEqual({ guesses: 1, parts: ['x'.repeat(40)] });
  });

  it.each(['abc', '🐢é漢'])('are those of the harder end where it is long, cut between characters: %s', end => {
    const easy = 'x'.repeat(37);
    expect(looked(`${easy}${'y'.repeat(50)}${easy}${end}`)).toEqual({
      guesses: 4,
      parts: [`${easy}yyy`, `${easy}${end}`],
    });
  });
});
