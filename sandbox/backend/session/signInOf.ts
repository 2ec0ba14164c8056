import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/** The claim that names the sign-in a token comes of. Everything of one sign-in ends with it. */
export const SIGN_IN = 'sign_in';
/** The claim that names the one session a token was minted for; the sign-in itself where there was none yet. */
export const SESSION = 'session';
/** The claim with the end of the sign-in, in milliseconds since 1970; the security rules accept nothing after it. */
export const SESSION_ENDS_AT = 'session_ends_at';
/** The claim with the scopes that the sign-in asked for, `all` for everything that the user has. */
export const ASKED_SCOPES = 'asked_scopes';
/**
 * The claim with the time at which the first of the scopes ends, in milliseconds since 1970; a token is refused from
 * then on.
 */
export const SCOPES_END_AT = 'scopes_end_at';
/**
 * The claim with the time at which the scopes were read, in seconds since 1970. The security rules compare it with the
 * last loss of a scope; `auth_time` would be the exchange of the token, which may be up to an hour later.
 */
export const MINTED_AT = 'minted_at';

/**
 * The claim that says whether one of the scopes allows the bearer to read chats: the realtime database has no lists.
 */
export const CHATS = 'chats';

/** The sign-in that the bearer's token comes of. A password's own token, which has no such claim, begins one. */
export function signInOf(claims: IdTokenClaims): string | undefined {
  const named = claims[SIGN_IN] ?? claims['sandbox_session'];
  return typeof named === 'string' ? named : undefined;
}
