import type { UserGroup } from '@/domain/users/UserGroup';

/** An authenticator app. `secret` is in base 32; `createdAt` in milliseconds since 1970. */
export interface TotpMethod {
  readonly id: string;
  readonly type: 'totp';
  readonly secret: string;
  readonly label: string;
  readonly createdAt: number;
}

/** Codes to the user's own address. */
export interface EmailMethod {
  readonly id: string;
  readonly type: 'email';
}

/** A method for the second factor. */
export type MfaConfiguration = TotpMethod | EmailMethod;

interface Someone {
  /** Identity id. */
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The scopes of the account once the second factor was given. */
  readonly scopes: readonly string[];
}

export interface StaffMember extends Someone {
  /** `none`: may do nothing at present. */
  readonly role: 'therapist' | 'administrator' | 'analyst' | 'none';
  /** The groups that the account begins with; scopes that they do not carry were granted by themselves. */
  readonly groups?: readonly UserGroup[];
  /** Therapist id; other staff have one too, because `/therapist/details/` serves them all. */
  readonly staffId: string;
  /** The methods that the account begins with; `MfaMethods` knows the present ones. */
  readonly mfa: readonly MfaConfiguration[];
  /** Has never used the chat and cannot be reached in it. */
  readonly withoutChatIdentity?: true;
  /** The identity provider refuses the account. */
  readonly disabled?: boolean;
}

export interface Patient extends Someone {
  readonly role: 'patient';
  readonly patientId: string;
  readonly highRisk: boolean;
  /** Milliseconds since 1970; left out where the flag was there from the beginning. */
  readonly highRiskSince?: number;
}

export type KnownPerson = StaffMember | Patient;
