/** A way to give the second factor. `secret` is the authenticator's, in base 32. */
export type MfaConfiguration =
  { readonly id: string; readonly type: 'totp'; readonly secret: string } | { readonly id: string; readonly type: 'email' };

interface Someone {
  /** Identity id. */
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the account may do once the second factor was given. */
  readonly scopes: readonly string[];
}

export interface StaffMember extends Someone {
  readonly role: 'therapist' | 'administrator' | 'analyst';
  /** Therapist id; staff who are no therapists have one too, because `/therapist/details/` serves them all. */
  readonly staffId: string;
  readonly mfa: readonly MfaConfiguration[];
}

export interface Patient extends Someone {
  readonly role: 'patient';
  readonly patientId: string;
  readonly highRisk: boolean;
}

export type KnownPerson = StaffMember | Patient;
