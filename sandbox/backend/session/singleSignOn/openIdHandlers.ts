import { randomUUID } from 'node:crypto';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { Account } from '#sandbox/backend/session/Account';
import type { Accounts } from '#sandbox/backend/session/Accounts';
import type { BackendSessions } from '#sandbox/backend/session/BackendSessions';
import { mintFor } from '#sandbox/backend/session/mintFor';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import { OpenIdClient } from './OpenIdClient';
import { OpenIdFailure } from './OpenIdFailure';
import type { OpenIdRegistration } from './OpenIdRegistration';
import { PendingLogins } from './PendingLogins';

export interface OpenIdDependencies {
  readonly registrations: readonly OpenIdRegistration[];
  readonly accounts: Accounts;
  readonly identity: IdentityPort;
  readonly sessions: Pick<BackendSessions, 'expect'>;
  readonly clock: { now(): number };
}

export function openIdHandlers({
  registrations,
  accounts,
  identity,
  sessions,
  clock,
}: OpenIdDependencies): HandlersOf<'openId'> {
  const logins = new PendingLogins(clock);
  const find = (clientID: string) => registrations.find(registration => registration.clientID === clientID);
  return {
    providers: () => registrations.map(({ clientID, clientName }) => ({ client_name: clientName, clientID })),
    loginUrl: async ({ query: { clientID, redirectUrl } }) => {
      const registration = find(clientID);
      if (!registration) throw new BackendError(404, 'NotFound', 'There is no such provider.');
      if (!registration.redirectUrls().includes(redirectUrl)) {
        throw new BackendError(400, 'ValidationError', 'query.redirectUrl: is not registered');
      }
      return named(new OpenIdClient(registration).loginUrl(logins.begin(clientID, redirectUrl)));
    },
    loginCallback: async ({ body: { clientID, code, state } }) => {
      const registration = find(clientID);
      const login = logins.end(state, clientID);
      if (!registration || !login) throw failed(new OpenIdFailure('state'));
      const subject = await named(new OpenIdClient(registration).subjectOf(code, login));
      const { uid } = admitted(registration.uidOf(subject), accounts, identity);
      const signIn = randomUUID();
      if (subject.secondFactorGiven) sessions.expect(uid, signIn);
      const mfa = subject.secondFactorGiven;
      const { scopes, scopesEndAt } = await accounts.afterLoss(uid, clock);
      const now = clock.now();
      return mintFor(identity, { uid, mfa, scopes, scopesEndAt, mintedAt: now, signedInAt: now, signIn });
    },
  };
}

/** The member of staff that the subject is linked to. The key is issuer and subject, never an email address. */
function admitted(uid: string | undefined, accounts: Accounts, identity: IdentityPort): Account {
  const known = uid === undefined ? undefined : identity.find(uid);
  if (uid === undefined || !known)
    throw new BackendError(403, 'AccessDenied', 'No staff account belongs to this login.');
  if (known.disabled) throw new BackendError(403, 'AccountDisabled', 'The staff account is disabled.');
  const account = accounts.accountOf(uid);
  if (account.kind !== 'staff') throw new BackendError(403, 'AccessDenied', 'No staff account belongs to this login.');
  return account;
}

async function named<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    throw error instanceof OpenIdFailure ? failed(error) : error;
  }
}

function failed({ check }: OpenIdFailure): BackendError {
  return new BackendError(400, 'OpenIdFailed', check);
}
