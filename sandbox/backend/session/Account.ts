import type { MfaConfiguration } from '#sandbox/backend/people/KnownPerson';

/** Somebody who can sign in, as the session calls see them. */
export interface Account {
  /** Identity id. */
  readonly uid: string;
  readonly email: string;
  /** A newcomer registered by themselves; nobody has granted them anything yet. */
  readonly kind: 'staff' | 'patient' | 'newcomer';
  /** What they may do now. */
  readonly scopes: readonly string[];
  /** When time alone takes one of the scopes away, in milliseconds since 1970; null where it does not. */
  readonly scopesEndAt: number | null;
  /** Ways to give the second factor, at present. */
  readonly methods: readonly MfaConfiguration[];
}
