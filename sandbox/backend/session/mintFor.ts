import { randomUUID } from 'node:crypto';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import { ABSOLUTE_LIMIT_MS } from './BackendSessions';
import { SIGNED_IN_AT } from './signedInAt';
import { ASKED_SCOPES, CHATS, MINTED_AT, SCOPES_END_AT, SESSION, SESSION_ENDS_AT, SIGN_IN } from './signInOf';

/** Either allows its bearer to read their own chats. */
const CHAT_SCOPES: readonly string[] = ['chat:view-active-chats', 'patient:chat'];

export interface Mint {
  readonly uid: string;
  readonly mfa: boolean;
  readonly scopes: readonly string[];
  /** The scopes that the sign-in asked for. */
  readonly asked?: readonly string[];
  /** The time at which the first scope expires, in milliseconds since 1970; null or absent if none does. */
  readonly scopesEndAt?: number | null;
  /** The time at which the scopes were read, in milliseconds since 1970. */
  readonly mintedAt: number;
  /** The time of the proof of identity, in milliseconds since 1970; undefined for an old sign-in. */
  readonly signedInAt: number | undefined;
  /** The sign-in that continues with it; by default a new one. */
  readonly signIn?: string | undefined;
  /** The hash of the cookie whose session requests it: it ends with that session. */
  readonly session?: string;
}

/**
 * A custom token, which never looks newer than its sign-in and never lasts longer: its claims, which refreshed ID
 * tokens keep, say when the scopes were read, when the sign-in ends, and with which session it ends. Without the second
 * factor it has no scopes.
 */
export function mintFor(
  identity: Pick<IdentityPort, 'mintCustomToken'>,
  {
    uid,
    mfa,
    scopes,
    asked = ['all'],
    scopesEndAt = null,
    mintedAt,
    signedInAt = 0,
    signIn = randomUUID(),
    session = signIn,
  }: Mint,
): { readonly customToken: string } {
  const claims = {
    mfa,
    scopes: mfa ? [...scopes] : [],
    [CHATS]: mfa && scopes.some(scope => CHAT_SCOPES.includes(scope)),
    [ASKED_SCOPES]: [...asked],
    ...(scopesEndAt !== null && { [SCOPES_END_AT]: scopesEndAt }),
    [MINTED_AT]: Math.floor(mintedAt / 1000),
    [SIGNED_IN_AT]: Math.floor(signedInAt / 1000),
    [SIGN_IN]: signIn,
    [SESSION]: session,
    [SESSION_ENDS_AT]: signedInAt + ABSOLUTE_LIMIT_MS,
  };
  return { customToken: identity.mintCustomToken(uid, claims) };
}
