import type { ActionCode } from './ActionCode';
import type { Person } from './Person';
import type { Session } from './Session';

/** The records of the identity directory in the journal. */
export type IdentityRecord =
  | { readonly kind: 'secrets'; readonly idToken: string; readonly customToken: string }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'personRemoved'; readonly uid: string }
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'sessionsEnded'; readonly uid: string }
  | { readonly kind: 'revoked'; readonly mark: string; readonly until: number }
  | { readonly kind: 'code'; readonly code: ActionCode }
  | { readonly kind: 'codeUsed'; readonly id: string };
