import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/** Names one sign-in of one user. Codes, tries and proofs of one login are invalid in another one. */
export function loginOf(claims: IdTokenClaims): string {
  return JSON.stringify([claims.sub, claims.auth_time, claims['sandbox_session'] ?? '']);
}
