import { guessLimits } from '@/infrastructure/http/endpoints/guessLimits';
import { CodeGuessLimits } from '#sandbox/backend/session/CodeGuessLimits';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

const clock = { time: 1_772_357_400_000, now: () => clock.time };
const wrongCode = { status: 400, token: 'ValidationError' };
const signInOver = { status: 429, token: 'SignInOver' };
const accountPaused = { status: 429, token: 'AccountPaused' };
const pauseMs = guessLimits.pauseMinutes * 60_000;

function setUp(lines = new MemoryLines()) {
  const mails: string[] = [];
  const guesses = new CodeGuessLimits({ clock, sendEmail: (to, subject) => mails.push(`${to}: ${subject}`) }).attachTo(
    memoryJournal(lines),
  );
  const guess = (login: string, isRight: boolean, kind: 'totp' | 'email' = 'totp', uid = 'amy'): unknown => {
    try {
      guesses.judge({ uid, email: `${uid}@staff.example`, login, kind }, () => isRight);
      return 'accepted';
    } catch (error) {
      return error;
    }
  };
  return { guesses, guess, mails };
}

describe('CodeGuessLimits', () => {
  it('ends a sign-in at its fifth wrong code, and then rejects even a right one', () => {
    const { guess } = setUp();
    for (let tries = 1; tries < guessLimits.wrongCodesOfOneSignIn; tries += 1)
      expect(guess('A', false)).toMatchObject(wrongCode);
    expect(guess('A', false)).toMatchObject(signInOver);
    expect(guess('A', true)).toMatchObject(signInOver);
    expect(guess('B', true)).toBe('accepted');
  });

  it('counts wrong codes of an account over all its sign-ins, notifies the owner, and pauses the account', () => {
    const { guess, mails } = setUp();
    for (let tries = 0; tries < guessLimits.wrongCodesOfOneAccount; tries += 1)
      expect(guess(`login ${tries}`, false)).toMatchObject(wrongCode);
    expect(guess('another', true)).toMatchObject(accountPaused);
    expect(mails).toEqual(Array(2).fill('amy@staff.example: Wrong one time passwords'));
    expect(guess('of Ben', true, 'totp', 'ben')).toBe('accepted');
    clock.time += pauseMs - 1;
    expect(guess('another', true)).toMatchObject(accountPaused);
    clock.time += 1;
    expect(guess('another', true)).toBe('accepted');
  });

  it('starts counting again after a right code or a new password', () => {
    const { guesses, guess } = setUp();
    for (let tries = 1; tries < guessLimits.wrongCodesOfOneAccount; tries += 1) guess(`login ${tries}`, false);
    expect(guess('right', true)).toBe('accepted');
    for (let tries = 0; tries < guessLimits.wrongCodesOfOneAccount; tries += 1) guess(`later ${tries}`, false);
    expect(guess('another', true)).toMatchObject(accountPaused);
    guesses.forget('amy');
    expect(guess('another', true)).toBe('accepted');
  });

  it('remembers the pause over a restart', () => {
    const lines = new MemoryLines();
    const { guess } = setUp(lines);
    for (let tries = 0; tries < guessLimits.wrongCodesOfOneAccount; tries += 1) guess(`login ${tries}`, false);
    expect(setUp(lines).guess('another', true)).toMatchObject(accountPaused);
  });

  it('does not lock out the owner for wrong emailed codes: each sign-in has one try', () => {
    const { guess } = setUp();
    for (let tries = 0; tries < guessLimits.wrongCodesOfOneAccount; tries += 1) guess(`login ${tries}`, false, 'email');
    expect(guess('of the guesser', false, 'email')).toMatchObject(signInOver);
    expect(guess('of the owner', true, 'totp')).toBe('accepted');
    expect(guess('of the owner again', true, 'email')).toBe('accepted');
  });
});
