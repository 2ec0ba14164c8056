/** A person who can sign in at the sandbox's single-sign-on provider. */
export interface OpenIdAccount {
  /** The subject, which never changes; the email address may. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The provider requires a second factor itself and reports it. */
  readonly givesSecondFactor: boolean;
  /** The account of the dashboard that this one is linked to. */
  readonly uid?: string;
  /** The outcome of signing in, for the sandbox page. */
  readonly outcome: string;
}
