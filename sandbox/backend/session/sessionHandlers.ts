import { randomUUID } from 'node:crypto';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import type { Account } from './Account';
import { type Accounts, scopesAsked } from './Accounts';
import { ABSOLUTE_LIMIT_MS, type BackendSessions, type Origin } from './BackendSessions';
import { accountPaused, type CodeGuessLimits } from './CodeGuessLimits';
import { demandRecentSignIn } from './demandRecentSignIn';
import { demandStaff } from './demandStaff';
import type { EmailChallenges } from './EmailChallenges';
import { DEFAULT_EMAIL, demandRoom, type SecondFactorService } from './SecondFactorService';
import { loginOf } from './loginOf';
import type { MfaTokens } from './MfaTokens';
import { mintFor } from './mintFor';
import type { ProvedMailboxes } from './ProvedMailboxes';
import { secondFactorMissing, signInAgain, tooManyEmails, tooSoon } from './refusals';
import { secondFactorGiven } from './secondFactorGiven';
import { signedInAt } from './signedInAt';
import { ASKED_SCOPES, signInOf } from './signInOf';
import type { TotpChallenges } from './TotpChallenges';

export interface SessionDependencies {
  readonly accounts: Accounts;
  readonly identity: IdentityPort;
  readonly sessions: BackendSessions;
  readonly mfaTokens: MfaTokens;
  readonly totp: TotpChallenges;
  readonly emailCodes: EmailChallenges;
  readonly guesses: CodeGuessLimits;
  readonly mailboxes: ProvedMailboxes;
  readonly factors: SecondFactorService;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

export function sessionHandlers(dependencies: SessionDependencies): HandlersOf<'session'> {
  const { accounts, identity, sessions, mfaTokens, totp, emailCodes, guesses, clock } = dependencies;
  return {
    mfaOptions: ({ caller }) => {
      const { uid, methods } = accounts.accountOf(caller.sub);
      // The password was right. A code that is not accepted now is not asked for; an emailed one still is.
      const accepted = methods.filter(({ type }) => !guesses.isPaused({ uid, kind: type }));
      if (methods.length > 0 && accepted.length === 0) accountPaused();
      return accepted.map(({ id, type }) => ({ id, type }));
    },
    totpChallengeResponse: ({ caller, body }) => {
      const { uid, email, methods } = accounts.accountOf(caller.sub);
      const login = loginOf(caller);
      const before = mfaTokens.issuedFor(login, body.code);
      if (before !== undefined) return { token: before };
      const authenticators = methods.filter(method => method.type === 'totp');
      guesses.judge({ uid, email, login, kind: 'totp' }, () => totp.accepts(authenticators, body.code));
      return { token: mfaTokens.issue(uid, login, body.code) };
    },
    emailChallenge: ({ caller, query }) => {
      const account = accounts.accountOf(caller.sub);
      const { uid, email, methods } = account;
      const isChosen = methods.some(({ id, type }) => id === query.configurationId && type === 'email');
      if (!isChosen && !(query.configurationId === DEFAULT_EMAIL && mayProveMailbox(account, caller)))
        throw new BackendError(404, 'NotFound', 'There is no such email method.');
      if (!isChosen) {
        demandRoom(methods);
        if (secondFactorGiven(caller)) demandRecentSignIn(clock, signedInAt(caller));
      }
      const login = loginOf(caller);
      const code = emailCodes.open({ uid, login, email }) ?? (emailCodes.waits(login) ? tooSoon() : tooManyEmails());
      const text =
        `Your one time password is ${code}. It is good for ten minutes and for one sign-in. ` +
        'If you are not logging in now, someone else knows your password: reset it and tell your administrator.';
      dependencies.sendEmail(email, 'Your one time password', text);
    },
    emailChallengeResponse: ({ caller, body }) => {
      const account = accounts.accountOf(caller.sub);
      const { uid, email } = account;
      const login = loginOf(caller);
      const before = mfaTokens.issuedFor(login, body.code);
      if (before !== undefined) return { token: before };
      guesses.judge({ uid, email, login, kind: 'email' }, () => emailCodes.accepts({ login, email }, body.code));
      if (mayProveMailbox(account, caller)) noteMailbox(dependencies, account, caller);
      return { token: mfaTokens.issue(uid, login, body.code) };
    },
    customToken: async ({ caller, query }) => {
      accounts.link(caller.sub);
      const { uid, methods } = demandStaff(accounts.accountOf(caller.sub));
      // A user with a proved mailbox and no method has no other proof.
      if (methods.length === 0 || !mfaTokens.redeem(query.mfaChallengeResponse ?? '', loginOf(caller)))
        secondFactorMissing();
      const signIn = signInOf(caller) ?? randomUUID();
      sessions.expect(uid, signIn);
      const { scopes, scopesEndAt } = demandStaff(await accounts.afterLoss(uid, clock));
      return mintFor(identity, {
        uid,
        mfa: true,
        scopes: scopesAsked(scopes, query.scope),
        asked: query.scope,
        scopesEndAt,
        mintedAt: clock.now(),
        signedInAt: signedInAt(caller),
        signIn,
      });
    },
    sessionCookie: ({ caller }) => {
      const { uid, scopes, methods } = demandStaff(accounts.accountOf(caller.sub));
      if (!secondFactorGiven(caller)) secondFactorMissing(methods.length === 0 ? 403 : 401);
      if (clock.now() - signedInAt(caller) >= ABSOLUTE_LIMIT_MS) signInAgain();
      const asked = askedIn(caller);
      return { sessionCookie: sessions.begin(uid, scopesAsked(scopes, asked), { ...originOf(caller), asked }) };
    },
    freshCustomToken: async ({ caller: { uid, scopes, asked = scopes, signedInAt, signIn, cookieHash } }) => {
      const account = demandStaff(await accounts.afterLoss(uid, clock));
      return mintFor(identity, {
        uid,
        mfa: true,
        scopes: scopesAsked(account.scopes, asked),
        asked,
        scopesEndAt: account.scopesEndAt,
        mintedAt: clock.now(),
        signedInAt,
        signIn,
        session: cookieHash,
      });
    },
    logout: ({ caller }) => sessions.logOut(caller),
  };
}

function originOf(caller: IdTokenClaims): Origin {
  const signIn = signInOf(caller);
  return { signedInAt: signedInAt(caller), ...(signIn !== undefined && { signIn }) };
}

/**
 * An account without a method proves its mailbox before it gets one; a signed-in user turns emailed codes on by one.
 */
function mayProveMailbox({ kind, methods }: Account, caller: IdTokenClaims): boolean {
  if (kind === 'patient') return false;
  return methods.length === 0 || (secondFactorGiven(caller) && !methods.some(({ type }) => type === 'email'));
}

function noteMailbox(
  { accounts, identity, mailboxes, factors, clock }: SessionDependencies,
  account: Account,
  caller: IdTokenClaims,
): void {
  if (!secondFactorGiven(caller)) {
    mailboxes.record(loginOf(caller));
    identity.confirmEmail(account.uid);
    accounts.link(account.uid);
    return;
  }
  demandRecentSignIn(clock, signedInAt(caller));
  factors.addEmail(account);
}

/** The scopes that the sign-in asked for, from a token of the backend; an older one contains only the scopes. */
function askedIn({ scopes, [ASKED_SCOPES]: asked = scopes }: IdTokenClaims): readonly string[] {
  return Array.isArray(asked) ? asked.map(String) : [];
}
