import type { IdentityPort } from '#sandbox/backend/shared/IdentityPort';
import { SIGNED_IN_AT } from './signedInAt';

export interface Mint {
  readonly uid: string;
  readonly mfa: boolean;
  readonly scopes: readonly string[];
  /** When the person proved who they are, in milliseconds since 1970; without one, an old sign-in. */
  readonly signedInAt: number | undefined;
}

/** A custom token, which never looks like a newer sign-in than it comes of. Without the second factor it carries no scope. */
export function mintFor(
  identity: Pick<IdentityPort, 'mintCustomToken'>,
  { uid, mfa, scopes, signedInAt = 0 }: Mint,
): { readonly customToken: string } {
  const claims = { mfa, scopes: mfa ? [...scopes] : [], [SIGNED_IN_AT]: Math.floor(signedInAt / 1000) };
  return { customToken: identity.mintCustomToken(uid, claims) };
}
