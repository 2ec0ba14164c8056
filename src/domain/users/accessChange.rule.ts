import type { Scope } from '../kernel/Scope';
import { rule, says } from '../kernel/rule';

/** Minutes within which somebody who changes the access of others must have signed in. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** Scopes without which nobody could give anybody access again. */
export const PROTECTED_SCOPES = [
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'organisations:edit-thrive',
] as const satisfies readonly Scope[];

export interface AccessChange {
  /** Identity ids of the person who acts and of the person whose access changes. */
  readonly by: string;
  readonly person: string;
  readonly kind: 'staff' | 'newcomer' | 'patient';
  readonly isDisabled: boolean;
  /** Whether they have a record or a chat as a patient. */
  readonly isInCare: boolean;
  readonly gained: readonly Scope[];
  /** Scopes that they lose, now or, with an end, later. */
  readonly lost: readonly Scope[];
  /** Scopes that somebody else who is not disabled and has a second factor holds without an end. */
  readonly heldByOthers: readonly Scope[];
  /** Seconds since the person who acts has signed in. */
  readonly signedInSecondsAgo: number;
}

/** First lines of the answers that refuse. */
export type AccessChangeRefusal = 'RecentLoginRequired' | 'SelfChange' | 'IsPatient' | 'IsDisabled' | 'LastHolder';

export type AccessChangeVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly refusal: AccessChangeRefusal;
      /** Scopes that nobody else holds, for `LastHolder`. */
      readonly scopes: readonly Scope[];
    };

/** Whether somebody may change what another person may do. */
export const accessChange = rule(
  {
    id: 'CR-RIGHT-02',
    statement: says`Access is changed only by somebody who has signed in within the last ${RECENT_SIGN_IN_MINUTES} minutes. Nobody changes their own access. A person with a record or a chat as a patient gets none, and a disabled account gains none. A scope without which nobody could give access again (${PROTECTED_SCOPES.join(', ')}) is never taken from the last person who holds it without an end, is not disabled and has a second factor. The refusal names the first thing that is wrong.`,
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
