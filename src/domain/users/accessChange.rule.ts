import type { Scope } from '../kernel/Scope';
import { rule, says } from '../kernel/rule';

/** Maximum age of the sign-in of staff who change access, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** Scopes without which access could never be granted again. */
export const PROTECTED_SCOPES = [
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'organisations:edit-thrive',
] as const satisfies readonly Scope[];

export interface AccessChange {
  /** Identity ids of the acting user and of the person whose access changes. */
  readonly by: string;
  readonly person: string;
  readonly kind: 'staff' | 'newcomer' | 'patient';
  readonly isDisabled: boolean;
  /** The person has a record or a chat as a patient. */
  readonly isInCare: boolean;
  readonly gained: readonly Scope[];
  /** Scopes that the person loses, now or on an end date. */
  readonly lost: readonly Scope[];
  /** Scopes held without an end date by another enabled user with a second factor. */
  readonly heldByOthers: readonly Scope[];
  /** Seconds since the acting user signed in. */
  readonly signedInSecondsAgo: number;
}

/** First line of a refusal. */
export type AccessChangeRefusal = 'RecentLoginRequired' | 'SelfChange' | 'IsPatient' | 'IsDisabled' | 'LastHolder';

export type AccessChangeVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly refusal: AccessChangeRefusal;
      /** Scopes that no other user holds, for `LastHolder`. */
      readonly scopes: readonly Scope[];
    };

/** Decides whether a user may change another person's access. */
export const accessChange = rule(
  {
    id: 'CR-RIGHT-02',
    statement:
      says`Only a user who has signed in within the last ${RECENT_SIGN_IN_MINUTES} minutes may change access. No ` +
      says`user may change their own access. A person with a record or a chat as a patient is granted no access, ` +
      says`and neither is a disabled account. A scope without which access could never be granted again ` +
      says`(${PROTECTED_SCOPES.join(', ')}) is never taken from the last enabled user who has a second factor ` +
      says`and holds it without an end date. A refusal names the first problem.`,
    source: 'DESIGN §9 row 28; DESIGN §9 row 29; DESIGN §9 row 30',
    hazards: ['HAZ-08', 'HAZ-09'],
  },
  (change: AccessChange): AccessChangeVerdict => {
    const refuse = (refusal: AccessChangeRefusal, scopes: readonly Scope[] = []): AccessChangeVerdict => ({
      allowed: false,
      refusal,
      scopes,
    });
    if (change.signedInSecondsAgo > RECENT_SIGN_IN_MINUTES * 60) return refuse('RecentLoginRequired');
    if (change.by === change.person) return refuse('SelfChange');
    const gains = change.gained.length > 0;
    if (gains && (change.kind === 'patient' || change.isInCare)) return refuse('IsPatient');
    if (gains && change.isDisabled) return refuse('IsDisabled');
    const last = PROTECTED_SCOPES.filter(scope => change.lost.includes(scope) && !change.heldByOthers.includes(scope));
    return last.length > 0 ? refuse('LastHolder', last) : { allowed: true };
  },
);
