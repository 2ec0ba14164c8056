import type { MfaConfiguration } from '#sandbox/backend/people/KnownPerson';

/** Somebody who can sign in, as the session calls see them. */
export interface Account {
  /** Identity id. */
  readonly uid: string;
  readonly email: string;
  /** A newcomer registered by themselves; nobody has granted them anything yet. */
  readonly kind: 'staff' | 'patient' | 'newcomer';
  readonly scopes: readonly string[];
  /** Ways to give the second factor, at present. */
  readonly methods: readonly MfaConfiguration[];
}
