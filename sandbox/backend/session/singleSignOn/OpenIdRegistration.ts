/** The backend as a client of one single-sign-on provider. */
export interface OpenIdRegistration {
  readonly clientID: string;
  readonly clientName: string;
  readonly clientSecret: string;
  /** A function, because the port is known only once the server listens. */
  readonly issuer: () => string;
  /** The addresses to which the provider may redirect. */
  readonly redirectUrls: () => readonly string[];
  /** The backend account that a subject of this issuer signs in to; undefined if there is none. */
  readonly uidOf: (subject: { readonly issuer: string; readonly sub: string }) => string | undefined;
  /** The provider's own time, to which its tokens refer: milliseconds since 1970. */
  readonly now: () => number;
}
