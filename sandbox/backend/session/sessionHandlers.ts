import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { KnownPerson, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { IdentityPort } from '#sandbox/backend/shared/IdentityPort';
import type { IdTokenClaims } from '#sandbox/shared/IdTokenClaims';
import type { EmailChallenges } from './EmailChallenges';
import type { MfaTokens } from './MfaTokens';
import type { BackendSessions } from './BackendSessions';
import { type Authenticator, type TotpChallenges } from './TotpChallenges';

export interface SessionParts {
  readonly people: PeopleDirectory;
  readonly identity: IdentityPort;
  readonly sessions: BackendSessions;
  readonly mfaTokens: MfaTokens;
  readonly totp: TotpChallenges;
  readonly emailCodes: EmailChallenges;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
}

export function sessionHandlers(parts: SessionParts): HandlersOf<'session'> {
  const { identity, sessions, mfaTokens, totp, emailCodes } = parts;
  const personOf = ({ sub }: { readonly sub: string }) => parts.people.find(sub) ?? unknownPerson();
  const mint = (person: KnownPerson, scopes: readonly string[]) => ({
    customToken: identity.mintCustomToken(person.uid, { mfa: true, scopes: [...scopes] }),
  });
  return {
    mfaOptions: ({ caller }) => methodsOf(personOf(caller)).map(({ id, type }) => ({ id, type })),
    totpChallengeResponse: ({ caller, body }) => {
      const { uid, ...person } = personOf(caller);
      if (!totp.accepts(loginOf(caller), authenticatorsOf(person), body.code)) wrongCode();
      return { token: mfaTokens.issue(uid) };
    },
    emailChallenge: ({ caller, query }) => {
      const person = personOf(caller);
      const chosen = methodsOf(person).find(({ id, type }) => id === query.configurationId && type === 'email');
      if (!chosen) throw new BackendError(404, 'NotFound', 'There is no such email method.');
      const code = emailCodes.open(person.uid) ?? tooSoon();
      parts.sendEmail(
        person.email,
        'Your one time password',
        `Your one time password is ${code}. It is good for ten minutes and for one sign-in.`,
      );
    },
    emailChallengeResponse: ({ caller, body }) => {
      const { uid } = personOf(caller);
      if (!emailCodes.accepts(uid, body.code)) wrongCode();
      return { token: mfaTokens.issue(uid) };
    },
    customToken: ({ caller, query }) => {
      const person = personOf(caller);
      if (person.role !== 'patient' && !mfaTokens.redeem(query.mfaChallengeResponse ?? '', person.uid)) secondFactorMissing();
      return mint(person, query.scope.includes('all') ? person.scopes : person.scopes.filter(scope => query.scope.includes(scope)));
    },
    sessionCookie: ({ caller }) => {
      const person = personOf(caller);
      if (caller.firebase.sign_in_provider !== 'custom' || caller.mfa !== true) secondFactorMissing();
      const held = (caller.scopes ?? []).filter(scope => person.scopes.includes(scope));
      return { sessionCookie: sessions.begin(person.uid, held) };
    },
    freshCustomToken: ({ caller }) => mint(personOf({ sub: caller.uid }), caller.scopes),
    logout: ({ caller }) => sessions.revoke(caller),
  };
}

function methodsOf(person: KnownPerson): StaffMember['mfa'] {
  return person.role === 'patient' ? [] : person.mfa;
}

function authenticatorsOf(person: Omit<StaffMember, 'uid'> | { readonly role: 'patient' }): readonly Authenticator[] {
  return person.role === 'patient' ? [] : person.mfa.filter(method => method.type === 'totp');
}

/** Tries are counted by sign-in: signing in again with the password gives new ones. */
function loginOf({ sub, auth_time }: IdTokenClaims): string {
  return `${sub}@${auth_time}`;
}

function unknownPerson(): never {
  throw new BackendError(403, 'Forbidden', 'The account is not known to the backend.');
}

function wrongCode(): never {
  throw new BackendError(400, 'ValidationError', 'code: is wrong, used or expired');
}

function tooSoon(): never {
  throw new BackendError(429, 'TooManyRequests', 'Please wait half a minute before you ask for another code.');
}

function secondFactorMissing(): never {
  throw new BackendError(401, 'MfaRequiredError', 'The second factor has to be given first.');
}
