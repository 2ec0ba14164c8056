import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '@/infrastructure/http/endpoints/endpoint';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { IdTokenClaims, VerifyIdToken } from '#sandbox/shared/IdTokenClaims';

export interface Gatekeepers {
  readonly verifyIdToken: VerifyIdToken;
  readonly findSession: (cookie: string) => BackendSession | undefined;
  /** Milliseconds until the session ends unless it is used again; zero or less once it has ended. */
  readonly lifeLeftMs: (session: BackendSession) => number;
}

export type Caller = BackendSession | IdTokenClaims | undefined;

/** Tells who calls; refuses with 401 `Unauthorised`. */
export function callerOf(access: Access, headers: IncomingHttpHeaders, gatekeepers: Gatekeepers): Caller {
  if (access.who === 'anyone') return undefined;
  if (access.who === 'idToken')
    return gatekeepers.verifyIdToken(String(headers['idtoken'] ?? '')) ?? refuse('The ID token is missing or not valid.');
  return gatekeepers.findSession(bearerOf(headers)) ?? refuse('There is no session, or it has ended.');
}

/** Refuses with 403 `Forbidden`, naming the scopes that the session lacks. */
export function demandScopes(access: Access, caller: Caller): void {
  if (access.who !== 'session') return;
  const missing = access.scopes.filter(scope => !caller?.scopes?.includes(scope));
  if (missing.length > 0) throw new BackendError(403, 'Forbidden', `Missing: ${missing.join(', ')}`);
}

/** The session of a caller who has one. */
export function sessionOf(caller: Caller): BackendSession | undefined {
  return caller && 'cookieHash' in caller ? (caller as BackendSession) : undefined;
}

function bearerOf({ authorization }: IncomingHttpHeaders): string {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
}

function refuse(detail: string): never {
  throw new BackendError(401, 'Unauthorised', detail);
}
