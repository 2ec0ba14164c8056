import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { IdentityPort } from '#sandbox/backend/shared/IdentityPort';
import type { IdTokenClaims } from '#sandbox/shared/IdTokenClaims';
import type { Account } from './Account';
import type { Accounts } from './Accounts';
import { ABSOLUTE_LIMIT_MS, type BackendSessions, type Origin } from './BackendSessions';
import { demandStaff } from './demandStaff';
import type { EmailChallenges } from './EmailChallenges';
import { loginOf } from './loginOf';
import type { MfaTokens } from './MfaTokens';
import { mintFor } from './mintFor';
import { secondFactorMissing, signInAgain, tooSoon, wrongCode } from './refusals';
import { secondFactorGiven } from './secondFactorGiven';
import { signedInAt } from './signedInAt';
import { signInOf } from './signInOf';
import type { TotpChallenges } from './TotpChallenges';

export interface SessionParts {
  readonly accounts: Accounts;
  readonly identity: IdentityPort;
  readonly sessions: BackendSessions;
  readonly mfaTokens: MfaTokens;
  readonly totp: TotpChallenges;
  readonly emailCodes: EmailChallenges;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

export function sessionHandlers(parts: SessionParts): HandlersOf<'session'> {
  const { accounts, identity, sessions, mfaTokens, totp, emailCodes, clock } = parts;
  return {
    mfaOptions: ({ caller }) => accounts.of(caller.sub).methods.map(({ id, type }) => ({ id, type })),
    totpChallengeResponse: ({ caller, body }) => {
      const authenticators = accounts.of(caller.sub).methods.filter(method => method.type === 'totp');
      if (!totp.accepts(loginOf(caller), authenticators, body.code)) wrongCode();
      return { token: mfaTokens.issue(loginOf(caller)) };
    },
    emailChallenge: ({ caller, query }) => {
      const { uid, email, methods } = accounts.of(caller.sub);
      const chosen = methods.find(({ id, type }) => id === query.configurationId && type === 'email');
      if (!chosen) throw new BackendError(404, 'NotFound', 'There is no such email method.');
      const code = emailCodes.open({ uid, login: loginOf(caller) }) ?? tooSoon();
      const text = `Your one time password is ${code}. It is good for ten minutes and for one sign-in.`;
      parts.sendEmail(email, 'Your one time password', text);
    },
    emailChallengeResponse: ({ caller, body }) => {
      const { uid } = accounts.of(caller.sub);
      if (!emailCodes.accepts({ uid, login: loginOf(caller) }, body.code)) wrongCode();
      return { token: mfaTokens.issue(loginOf(caller)) };
    },
    customToken: ({ caller, query }) => {
      const account = demandStaff(accounts.of(caller.sub));
      if (!mfaTokens.redeem(query.mfaChallengeResponse ?? '', loginOf(caller))) secondFactorMissing();
      const { uid } = account;
      return mintFor(identity, { uid, mfa: true, scopes: granted(account, query.scope), signedInAt: signedInAt(caller), signIn: signInOf(caller) });
    },
    sessionCookie: ({ caller }) => {
      const { uid, scopes, methods } = demandStaff(accounts.of(caller.sub));
      if (!secondFactorGiven(caller)) secondFactorMissing(methods.length === 0 ? 403 : 401);
      if (clock.now() - signedInAt(caller) >= ABSOLUTE_LIMIT_MS) signInAgain();
      const held = (caller.scopes ?? []).filter(scope => scopes.includes(scope));
      return { sessionCookie: sessions.begin(uid, held, originOf(caller)) };
    },
    freshCustomToken: ({ caller: { uid, scopes, signedInAt, signIn, cookieHash } }) => {
      demandStaff(accounts.of(uid));
      return mintFor(identity, { uid, mfa: true, scopes, signedInAt, signIn, session: cookieHash });
    },
    logout: ({ caller }) => sessions.logOut(caller),
  };
}

function originOf(caller: IdTokenClaims): Origin {
  const signIn = signInOf(caller);
  return { signedInAt: signedInAt(caller), ...(signIn !== undefined && { signIn }) };
}

function granted({ scopes }: Account, asked: readonly string[]): readonly string[] {
  return asked.includes('all') ? scopes : scopes.filter(scope => asked.includes(scope));
}
