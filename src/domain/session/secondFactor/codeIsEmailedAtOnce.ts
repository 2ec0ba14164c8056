import type { MfaOption } from './MfaOption';

/** A person who has no other way gets the code without asking for it. */
export function codeIsEmailedAtOnce(options: readonly MfaOption[]): boolean {
  return options.length > 0 && options.every(({ type }) => type === 'email');
}
