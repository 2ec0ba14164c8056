import {
  EMAIL_CODE_LIFE_MS,
  EMAIL_PAUSE_MS,
  EmailChallenges,
  MOST_EMAILS,
} from '#sandbox/backend/session/EmailChallenges';
import { MFA_TOKEN_LIFE_MS, MfaTokens } from '#sandbox/backend/session/MfaTokens';
import { TotpChallenges, totpOf } from '#sandbox/backend/session/TotpChallenges';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

const clock = { time: 0, now: () => clock.time };
const step = 30_000;

beforeEach(() => {
  clock.time = 1_772_357_400_000;
});

describe('TotpChallenges', () => {
  const phone = { id: 'phone', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
  const other = { id: 'other', secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' };
  const codeAt = (time: number) => totpOf(phone.secret).generate({ timestamp: time });

  it.each([
    ['two steps ago', -2, false],
    ['one step ago', -1, true],
    ['now', 0, true],
    ['one step ahead', 1, true],
    ['two steps ahead', 2, false],
  ])('accept the code of %s: %s → %s', (_, steps, accepted) => {
    expect(new TotpChallenges(clock).accepts([phone], codeAt(clock.time + steps * step))).toBe(accepted);
  });

  it('generate the codes of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map(seconds =>
      totpOf(secret).generate({ timestamp: seconds * 1000 }),
    );
    expect(codes).toEqual(['287082', '081804', '005924', '353130']);
  });

  it('accept a code once in any sign-in, and no older one', () => {
    const totp = new TotpChallenges(clock);
    expect(totp.accepts([phone], codeAt(clock.time))).toBe(true);
    expect(totp.accepts([phone], codeAt(clock.time))).toBe(false);
    expect(totp.accepts([phone], codeAt(clock.time - step))).toBe(false);
    expect(totp.accepts([phone], codeAt(clock.time + step))).toBe(true);
  });

  it('remember used codes over a restart', () => {
    const lines = new MemoryLines();
    new TotpChallenges(clock).attachTo(memoryJournal(lines)).accepts([phone], codeAt(clock.time));
    expect(new TotpChallenges(clock).attachTo(memoryJournal(lines)).accepts([phone], codeAt(clock.time))).toBe(false);
  });

  it('accept the code of any of the user’s authenticators, and of no other', () => {
    const totp = new TotpChallenges(clock);
    expect(totp.accepts([other], codeAt(clock.time))).toBe(false);
    expect(totp.accepts([other, phone], codeAt(clock.time))).toBe(true);
  });

  it('use up the code that proves a new authenticator', () => {
    const totp = new TotpChallenges(clock);
    expect(totp.proves(other, codeAt(clock.time))).toBe(false);
    expect(totp.proves(phone, codeAt(clock.time))).toBe(true);
    expect(totp.accepts([phone], codeAt(clock.time))).toBe(false);
  });

  it('show the next code that will be accepted', () => {
    const totp = new TotpChallenges(clock);
    for (const expected of [clock.time, clock.time + step]) {
      const { code } = totp.nextCode(phone) ?? { code: 'none' };
      expect(code).toBe(codeAt(expected));
      expect(totp.accepts([phone], code)).toBe(true);
    }
    expect(totp.nextCode(phone)).toBeUndefined();
  });
});

describe('EmailChallenges', () => {
  const amy = { uid: 'amy', login: 'login A', email: 'amy@staff.example' };
  const ben = { uid: 'ben', login: 'login C', email: 'ben@staff.example' };
  const amyAgain = { ...amy, login: 'login B' };
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

  it('generate six digits that work once', () => {
    const codes = new EmailChallenges(clock);
    const code = codes.open(amy) ?? '';
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(codes.accepts(ben, code)).toBe(false);
    expect(codes.accepts(amy, code)).toBe(true);
    expect(codes.accepts(amy, code)).toBe(false);
  });

  it.each([
    [EMAIL_CODE_LIFE_MS - 1, true],
    [EMAIL_CODE_LIFE_MS, false],
  ])('accept a code %s ms after it was sent: %s', (age, accepted) => {
    const codes = new EmailChallenges(clock);
    const code = codes.open(amy) ?? '';
    clock.time += age;
    expect(codes.accepts(amy, code)).toBe(accepted);
  });

  it('send one email in half a minute, and the newer code replaces the older', () => {
    const codes = new EmailChallenges(clock);
    const first = codes.open(amy) ?? '';
    clock.time += EMAIL_PAUSE_MS - 1;
    expect(codes.open(amy)).toBeUndefined();
    expect(codes.open(ben)).toBeDefined();
    clock.time += 1;
    const second = codes.open(amy) ?? '';
    if (first !== second) expect(codes.accepts(amy, first)).toBe(false);
    expect(codes.accepts(amy, second)).toBe(true);
  });

  it('reject the code of one sign-in in another, and keep it valid in its own', () => {
    const codes = new EmailChallenges(clock);
    const code = codes.open(amy) ?? '';
    expect(codes.accepts(amyAgain, code)).toBe(false);
    expect(codes.accepts(amy, code)).toBe(true);
  });

  it('reject a code once the account has another address, since it proves the former mailbox', () => {
    const codes = new EmailChallenges(clock);
    const code = codes.open(amy) ?? '';
    expect(codes.accepts({ ...amy, email: 'manager@staff.example' }, code)).toBe(false);
    expect(codes.accepts(amy, code)).toBe(true);
  });

  it('send another sign-in its own code immediately, but no more than ten in ten minutes', () => {
    const codes = new EmailChallenges(clock);
    const logins = Array.from({ length: MOST_EMAILS + 1 }, (_, index) => ({ ...amy, login: `login ${index}` }));
    const sent = logins.map(login => codes.open(login) !== undefined);
    expect(sent).toEqual([...Array<boolean>(MOST_EMAILS).fill(true), false]);
    clock.time += EMAIL_CODE_LIFE_MS;
    expect(codes.open(amy)).toBeDefined();
  });

  it('send again after a password change, which an attacker who used up the emails cannot know', () => {
    const codes = new EmailChallenges(clock);
    for (let index = 0; index < MOST_EMAILS; index += 1) codes.open({ ...amy, login: `login ${index}` });
    codes.forget('ben');
    expect(codes.open(amy)).toBeUndefined();
    codes.forget('amy');
    expect(codes.open(amy)).toBeDefined();
  });

  it('keep the code of one sign-in valid, whatever another one of the same user requests or guesses', () => {
    const codes = new EmailChallenges(clock);
    const code = codes.open(amy) ?? '';
    const other = codes.open(amyAgain) ?? '';
    for (let tries = 0; tries < 5; tries += 1) expect(codes.accepts(amyAgain, wrongFor(other))).toBe(false);
    expect(codes.accepts(amy, code)).toBe(true);
  });
});

describe('MfaTokens', () => {
  it('work once, in the sign-in that they were issued for', () => {
    const tokens = new MfaTokens(clock);
    const token = tokens.issue('uid-amy', 'amy', '111111');
    expect(tokens.redeem(token, 'ben')).toBe(false);
    expect(tokens.redeem(token, 'amy')).toBe(true);
    expect(tokens.redeem(token, 'amy')).toBe(false);
    expect(tokens.redeem('', 'amy')).toBe(false);
  });

  it('are the same for the same code in the same sign-in, until they are used up', () => {
    const tokens = new MfaTokens(clock);
    const token = tokens.issue('uid-amy', 'amy', '111111');
    expect(tokens.issuedFor('amy', '111111')).toBe(token);
    expect([tokens.issuedFor('ben', '111111'), tokens.issuedFor('amy', '222222')]).toEqual([undefined, undefined]);
    clock.time += MFA_TOKEN_LIFE_MS;
    expect(tokens.issuedFor('amy', '111111')).toBeUndefined();
    const later = tokens.issue('uid-amy', 'amy', '111111');
    expect(tokens.redeem(later, 'amy')).toBe(true);
    expect(tokens.issuedFor('amy', '111111')).toBeUndefined();
  });

  it.each([
    [MFA_TOKEN_LIFE_MS - 1, true],
    [MFA_TOKEN_LIFE_MS, false],
  ])('work after %s ms: %s', (age, works) => {
    const tokens = new MfaTokens(clock);
    const token = tokens.issue('uid-amy', 'amy', '111111');
    clock.time += age;
    expect(tokens.redeem(token, 'amy')).toBe(works);
  });
});
