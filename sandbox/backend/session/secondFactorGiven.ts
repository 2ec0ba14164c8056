import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

/** The bearer has completed the sign-in: a custom token that was minted after the second factor. */
export function secondFactorGiven({ firebase, mfa }: IdTokenClaims): boolean {
  return firebase.sign_in_provider === 'custom' && mfa === true;
}
