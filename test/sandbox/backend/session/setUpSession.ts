import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { Accounts } from '#sandbox/backend/session/Accounts';
import { BackendSessions } from '#sandbox/backend/session/BackendSessions';
import { CodeGuessLimits } from '#sandbox/backend/session/CodeGuessLimits';
import { EmailChallenges } from '#sandbox/backend/session/EmailChallenges';
import { SecondFactorService } from '#sandbox/backend/session/SecondFactorService';
import { mfaHandlers } from '#sandbox/backend/session/mfaHandlers';
import { MfaMethods } from '#sandbox/backend/session/MfaMethods';
import { MfaTokens } from '#sandbox/backend/session/MfaTokens';
import { ProvedMailboxes } from '#sandbox/backend/session/ProvedMailboxes';
import { sessionHandlers } from '#sandbox/backend/session/sessionHandlers';
import { TotpChallenges, totpOf } from '#sandbox/backend/session/TotpChallenges';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import { rhea, therapist } from '../setUpChat';

export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const phone = { id: 'phone', type: 'totp', secret, label: 'Phone', createdAt: 1_767_225_600_000 } as const;
export const amy = { ...therapist('amy'), mfa: [phone, { id: 'mail', type: 'email' } as const] };
export const ben = { ...therapist('ben'), mfa: [{ id: 'ben-mail', type: 'email' } as const] };
export const cy = therapist('cy');
/** Has only an authenticator. */
export const dee = { ...therapist('dee'), mfa: [phone] };
/** Registered without an invitation: the identity provider knows them, the backend does not. */
export const newcomer = { uid: 'uid-new', email: 'new@example.org' };

/** The session handlers alone, with a clock, an outbox and a record of minted tokens. */
export function setUpSession() {
  const clock = { time: 1_772_357_400_000, now: () => clock.time };
  const emails: string[] = [];
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const minted: { uid: string; claims: Readonly<Record<string, unknown>> }[] = [];
  const verified = new Set<string>();
  const identity = {
    find: (uid: string) =>
      uid === newcomer.uid ? { email: newcomer.email, emailVerified: verified.has(uid), disabled: false } : undefined,
    confirmEmail: (uid: string) => void verified.add(uid),
    verifyIdToken: () => undefined,
    mintCustomToken: (uid: string, claims: Readonly<Record<string, unknown>>) =>
      `custom-${minted.push({ uid, claims })}`,
  };
  const sendEmail = (to: string, subject: string, text: string) => {
    mails.push({ to, subject, text });
    emails.push(`${to} ${/[0-9]{6}/.exec(text)?.[0]}`);
  };
  const people = new PeopleDirectory({ clock, everybody: [amy, ben, cy, dee, rhea] });
  const methods = new MfaMethods(people);
  const accounts = new Accounts({ people, identity, methods });
  const totp = new TotpChallenges(clock);
  const sessions = new BackendSessions(clock);
  const mfaTokens = new MfaTokens(clock);
  const emailCodes = new EmailChallenges(clock);
  const guesses = new CodeGuessLimits({ clock, sendEmail });
  const mailboxes = new ProvedMailboxes(clock);
  const factors = new SecondFactorService({ methods, totp, sendEmail, clock });
  const handlers = sessionHandlers({
    accounts,
    identity,
    sessions,
    mfaTokens,
    totp,
    emailCodes,
    guesses,
    mailboxes,
    factors,
    sendEmail,
    clock,
  });
  const mfa = mfaHandlers({ accounts, factors, mailboxes, sessions, mfaTokens, clock });
  /** Returns the code that was emailed to the account itself. */
  const proveMailbox = async (token: ReturnType<typeof bearer>) => {
    await handlers.emailChallenge({ ...token, query: { configurationId: 'default-email' } });
    return handlers.emailChallengeResponse({ ...token, body: { code: emails.at(-1)?.split(' ')[1] ?? '' } });
  };
  const bearer = ({ uid }: { readonly uid: string }, more: Partial<IdTokenClaims> = {}, provider = 'password') => {
    const now = Math.floor(clock.time / 1000);
    const claims = {
      sub: uid,
      user_id: uid,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      firebase: { sign_in_provider: provider, identities: {} },
      ...more,
    };
    return { idToken: 'token', caller: claims satisfies IdTokenClaims };
  };
  const sessionOf = ({ uid }: { readonly uid: string }, signedInAt = clock.time) => {
    const session = sessions.use(sessions.begin(uid, [], { signedInAt }));
    if (!session) throw new Error('There is a session');
    return { caller: session };
  };
  const code = (of = secret) => totpOf(of).generate({ timestamp: clock.time });
  return { clock, emails, mails, minted, methods, sessions, handlers, mfa, proveMailbox, bearer, sessionOf, code };
}

/** The refusal of a handler, thrown or rejected. */
export async function refused(attempt: () => unknown): Promise<unknown> {
  return (async () => attempt())().then(
    () => 'not refused',
    (error: unknown) => error,
  );
}
