/** What a new password must be. */
export interface PasswordPolicy {
  /** Code points. */
  readonly minimumLength: number;
  /** Asked of passwords that are long enough. */
  readonly isTooCommon?: (password: string, email: string | undefined) => Promise<boolean>;
}

/** What a new Firebase project asks for. */
export const firebasePasswordPolicy: PasswordPolicy = { minimumLength: 6 };

/** The most that Firebase takes. */
export const maximumPasswordLength = 4096;
