import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/**
 * The claim in custom tokens that remembers the real sign-in, in seconds: exchanging such a token is not signing in
 * again.
 */
export const SIGNED_IN_AT = 'signed_in_at';

/** Returns the time of the bearer's last proof of identity, in milliseconds since 1970. */
export function signedInAt(claims: IdTokenClaims): number {
  const remembered = claims[SIGNED_IN_AT];
  return (typeof remembered === 'number' ? Math.min(remembered, claims.auth_time) : claims.auth_time) * 1000;
}
