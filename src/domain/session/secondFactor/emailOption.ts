import type { MfaOption } from './MfaOption';

/**
 * The address of the account itself: what an account without a method, or one that turns emailed codes on, is sent its
 * code to.
 */
export const defaultEmailOption: MfaOption = { id: 'default-email', type: 'email' };

/** The way by email, if the person has it. */
export function emailOption(options: readonly MfaOption[]): MfaOption | undefined {
  return options.find(({ type }) => type === 'email');
}
