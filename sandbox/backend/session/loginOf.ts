import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/** Names one sign-in of one person. Codes, tries and proofs of one login are worth nothing in another one. */
export function loginOf(claims: IdTokenClaims): string {
  return JSON.stringify([claims.sub, claims.auth_time, claims['sandbox_session'] ?? '']);
}
