/** The check of a single sign-on that failed. A token that the issuer did not sign fails as `issuer`. */
export type OpenIdCheck = 'state' | 'code' | 'nonce' | 'audience' | 'issuer' | 'expired';

export class OpenIdFailure extends Error {
  override readonly name = 'OpenIdFailure';

  constructor(readonly check: OpenIdCheck) {
    super(check);
  }
}
