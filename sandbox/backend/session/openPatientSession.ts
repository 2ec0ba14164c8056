import { randomUUID } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { Accounts } from './Accounts';
import type { BackendSessions } from './BackendSessions';
import { mintFor } from './mintFor';
import { signedInAt } from './signedInAt';

export interface PatientSessionDependencies {
  readonly accounts: Accounts;
  readonly identity: IdentityPort;
  readonly sessions: BackendSessions;
  readonly clock: { now(): number };
}

export interface PatientSession {
  readonly sessionCookie: string;
  /** For the realtime data of the patient's own chats. */
  readonly customToken: string;
}

/**
 * The session of a patient's app. Only the practice page creates it: no call of the contract opens a session for a
 * patient.
 */
export function openPatientSession(
  { accounts, identity, sessions, clock }: PatientSessionDependencies,
  idToken: string,
): PatientSession {
  const claims = identity.verifyIdToken(idToken);
  if (!claims) throw new BackendError(401, 'Unauthorised', 'The ID token is missing or not valid.');
  const { kind, uid, scopes } = accounts.accountOf(claims.sub);
  if (kind !== 'patient') throw new BackendError(403, 'Forbidden', 'The caller is not a patient.');
  const since = signedInAt(claims);
  const signIn = randomUUID();
  const sessionCookie = sessions.begin(uid, scopes, { signedInAt: since, signIn });
  const minted = mintFor(identity, { uid, mfa: true, scopes, mintedAt: clock.now(), signedInAt: since, signIn });
  return { sessionCookie, ...minted };
}
