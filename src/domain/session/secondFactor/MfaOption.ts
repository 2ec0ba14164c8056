/** One way in which a person can give the second factor. */
export interface MfaOption {
  readonly id: string;
  readonly type: 'email' | 'totp';
}

/** A person who has no other way gets the code without asking for it. */
export function codeIsEmailedAtOnce(options: readonly MfaOption[]): boolean {
  return options.length > 0 && options.every(({ type }) => type === 'email');
}

/**
 * The address of the account itself: what an account without a method, or one that turns emailed codes on, is sent its
 * code to.
 */
export const defaultEmailOption: MfaOption = { id: 'default-email', type: 'email' };

/** The way by email, if the person has it. */
export function emailOption(options: readonly MfaOption[]): MfaOption | undefined {
  return options.find(({ type }) => type === 'email');
}
