/** The requirements for a new password. */
export interface PasswordPolicy {
  /** Code points. */
  readonly minimumLength: number;
  /** Asked of passwords that are long enough. */
  readonly isTooCommon?: (password: string, email: string | undefined) => Promise<boolean>;
}

/** The requirements of a new Firebase project. */
export const firebasePasswordPolicy: PasswordPolicy = { minimumLength: 6 };

/** The most that Firebase takes. */
export const maximumPasswordLength = 4096;
