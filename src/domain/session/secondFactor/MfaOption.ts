/** One of the user's methods for the second factor. */
export interface MfaOption {
  readonly id: string;
  readonly type: 'email' | 'totp';
}

/** A user without another method receives the code automatically. */
export function codeIsEmailedAtOnce(options: readonly MfaOption[]): boolean {
  return options.length > 0 && options.every(({ type }) => type === 'email');
}

/**
 * The account's own address, which receives the code of an account without a method or when emailed codes are turned
 * on.
 */
export const defaultEmailOption: MfaOption = { id: 'default-email', type: 'email' };

/** Returns the email method, if the user has it. */
export function emailOption(options: readonly MfaOption[]): MfaOption | undefined {
  return options.find(({ type }) => type === 'email');
}
