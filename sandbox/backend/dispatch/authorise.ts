import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdTokenClaims, VerifyIdToken } from '#firebase-stand-in/kernel/IdTokenClaims';

export interface Gatekeepers {
  readonly verifyIdToken: VerifyIdToken;
  /** `uses`: the call shows that the user is active, so the idle limit restarts. */
  readonly findSession: (cookie: string, uses: boolean) => BackendSession | undefined;
  /** Milliseconds until the session ends unless it is used again; zero or less once it has ended. */
  readonly lifeLeftMs: (session: BackendSession) => number;
  /** Changes with every change of access that older tokens do not know about, whatever scopes are held then. */
  readonly accessMark: (session: BackendSession) => string;
}

export type Caller = BackendSession | IdTokenClaims | undefined;

/** Finds out who calls; fails with 401 `Unauthorised`. */
export function callerOf(
  { access, background }: Pick<Endpoint, 'access' | 'background'>,
  headers: IncomingHttpHeaders,
  gatekeepers: Gatekeepers,
): Caller {
  if (access.who === 'anyone') return undefined;
  if (access.who === 'idToken')
    return (
      gatekeepers.verifyIdToken(String(headers['idtoken'] ?? '')) ??
      refuseCaller('The ID token is missing or not valid.')
    );
  return (
    gatekeepers.findSession(bearerOf(headers), background !== true) ??
    refuseCaller('There is no session, or it has ended.')
  );
}

/** Refuses with 403 `Forbidden`, naming the scopes that the session lacks. */
export function demandScopes(access: Endpoint['access'], caller: Caller): void {
  if (access.who !== 'session') return;
  const held = sessionOf(caller)?.scopes ?? [];
  const missing = access.scopes.filter(scope => !held.includes(scope));
  if (missing.length > 0) throw new BackendError(403, 'Forbidden', `Missing: ${missing.join(', ')}`);
  if (access.anyOf && !access.anyOf.some(scope => held.includes(scope)))
    throw new BackendError(403, 'Forbidden', `Missing: one of ${access.anyOf.join(', ')}`);
}

/** The scopes of the caller that opened the call; where one of several is enough, all of these. */
export function scopesUsed(access: Endpoint['access'], caller: Caller): readonly string[] {
  if (access.who !== 'session') return [];
  const held = sessionOf(caller)?.scopes ?? [];
  return [...access.scopes, ...(access.anyOf?.filter(scope => held.includes(scope)) ?? [])];
}

/** The session of a caller who has one. */
export function sessionOf(caller: Caller): BackendSession | undefined {
  return caller && 'cookieHash' in caller ? (caller as BackendSession) : undefined;
}

/** The session that a call carries although it needs none; it is not used by it. */
export function sessionBehind(headers: IncomingHttpHeaders, gatekeepers: Gatekeepers): BackendSession | undefined {
  return gatekeepers.findSession(bearerOf(headers), false);
}

function bearerOf({ authorization }: IncomingHttpHeaders): string {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
}

function refuseCaller(detail: string): never {
  throw new BackendError(401, 'Unauthorised', detail);
}
