export type ActionCodePurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** A code sent by email that may be used once. Only its digest is stored. */
export interface ActionCode {
  /** SHA-256 of the code, base64url. */
  readonly id: string;
  readonly uid: string;
  readonly purpose: ActionCodePurpose;
  readonly email: string;
  readonly newEmail?: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
