import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/** The rights that the backend has minted into a token. */
export function scopesIn({ scopes }: IdTokenClaims): readonly string[] {
  return Array.isArray(scopes) ? scopes.map(String) : [];
}
