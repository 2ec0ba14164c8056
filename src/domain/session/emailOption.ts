import type { MfaOption } from './MfaOption';

/** The way by email, if the person has it. */
export function emailOption(options: readonly MfaOption[]): MfaOption | undefined {
  return options.find(({ type }) => type === 'email');
}
