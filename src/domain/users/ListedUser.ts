export const USER_STATES = ['active', 'disabled', 'noSecondFactor', 'neverSignedIn'] as const;

/** `noSecondFactor`: they have signed in, and nothing but a password protects the account. */
export type UserState = (typeof USER_STATES)[number];

export const USER_KINDS = ['staff', 'newcomer', 'patient'] as const;

/** `newcomer`: somebody who was granted nothing yet. */
export type UserKind = (typeof USER_KINDS)[number];

/** That somebody was given a right. Moments are in milliseconds since 1970. */
export interface GivenRight {
  /** `group:…` or `scope:…`; a later build may know more of them than this one. */
  readonly right: string;
  /** Absent for what was there before anything was recorded. */
  readonly from?: number;
  /** The last calendar day on which it holds; absent where it has no end. */
  readonly lastDay?: string;
  readonly byUserId?: string;
  readonly byName?: string;
  readonly reason?: string;
  /** When somebody last reviewed it and left it as it is. */
  readonly confirmedAt?: number;
  /** When it last opened a call; null for never, absent where that is not known. */
  readonly usedAt?: number | null;
}

/** Somebody with an account, as the list of people has them. */
export interface ListedUser {
  readonly id: string;
  /** Of a patient: the id of their record; absent where the server does not say it. */
  readonly patientId?: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined where the server names one that this build does not know. */
  readonly kind: UserKind | undefined;
  readonly state: UserState | undefined;
  readonly grants: readonly GivenRight[];
  readonly organisation?: { readonly id: string; readonly name: string };
  readonly accessCode?: string;
  /** Milliseconds since 1970; absent where they have never signed in. */
  readonly lastSignInAt?: number;
  /** Has an account, and so gets emails about others; absent where the server does not say it. */
  readonly getsEmails?: boolean;
}
