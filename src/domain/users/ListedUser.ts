export const USER_STATES = ['active', 'disabled', 'noSecondFactor', 'neverSignedIn'] as const;

/** `noSecondFactor`: they have signed in, and only a password protects the account. */
export type UserState = (typeof USER_STATES)[number];

export const USER_KINDS = ['staff', 'newcomer', 'patient'] as const;

/** `newcomer`: a person without any access yet. */
export type UserKind = (typeof USER_KINDS)[number];

/** A permission granted to a person. Times are in milliseconds since 1970. */
export interface GivenRight {
  /** `group:…` or `scope:…`; may be unknown to this build. */
  readonly right: string;
  /** Absent for grants older than the records. */
  readonly from?: number;
  /** The last calendar day of the grant; absent if it has no end. */
  readonly lastDay?: string;
  readonly byUserId?: string;
  readonly byName?: string;
  readonly reason?: string;
  /** Time of the last review that confirmed it. */
  readonly confirmedAt?: number;
  /** Time of its last use in a call; null for never, absent if unknown. */
  readonly usedAt?: number | null;
}

/** A person with an account, as listed. */
export interface ListedUser {
  readonly id: string;
  /** For a patient: the id of their record; absent if the server does not say. */
  readonly patientId?: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined if unknown to this build. */
  readonly kind: UserKind | undefined;
  readonly state: UserState | undefined;
  readonly grants: readonly GivenRight[];
  readonly organisation?: { readonly id: string; readonly name: string };
  readonly accessCode?: string;
  /** Milliseconds since 1970; absent if they have never signed in. */
  readonly lastSignInAt?: number;
  /** Has an account and so receives emails about others; absent if the server does not say. */
  readonly getsEmails?: boolean;
}
