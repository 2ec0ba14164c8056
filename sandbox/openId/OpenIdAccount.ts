/** Somebody who can sign in at the sandbox's single-sign-on provider. */
export interface OpenIdAccount {
  /** The subject, which never changes; the email address may. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The provider asks for a second factor itself and says so. */
  readonly givesSecondFactor: boolean;
  /** The account of the dashboard that this one is linked to. */
  readonly uid?: string;
  /** What becomes of signing in, for the sandbox page. */
  readonly outcome: string;
}
