/** The backend as a client of one single-sign-on provider. */
export interface OpenIdRegistration {
  readonly clientID: string;
  readonly clientName: string;
  readonly clientSecret: string;
  /** Asked for late: a sandbox learns its port when it listens. */
  readonly issuer: () => string;
  /** The addresses to which the provider may redirect. */
  readonly redirectUrls: () => readonly string[];
  /** The account of the backend that a subject of this issuer signs in to; undefined for people without one. */
  readonly uidOf: (subject: { readonly issuer: string; readonly sub: string }) => string | undefined;
  /** The provider's own time, to which its tokens refer: milliseconds since 1970. */
  readonly now: () => number;
}
