import type { MfaConfiguration } from '#sandbox/backend/people/KnownPerson';

/** Someone who can sign in, as the session calls see them. */
export interface Account {
  /** Identity id. */
  readonly uid: string;
  readonly email: string;
  /** A newcomer who registered themselves and has no rights yet. */
  readonly kind: 'staff' | 'patient' | 'newcomer';
  /** Their present scopes. */
  readonly scopes: readonly string[];
  /** The time at which the first scope expires, in milliseconds since 1970; null if none does. */
  readonly scopesEndAt: number | null;
  /** Present methods for the second factor. */
  readonly methods: readonly MfaConfiguration[];
}
