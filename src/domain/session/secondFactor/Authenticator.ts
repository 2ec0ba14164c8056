import { isBlank } from '../../kernel/isBlank';

/** An authenticator app that a person has registered. */
export interface Authenticator {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * An authenticator that is added is called "Authenticator N", N being one more than the number of authenticators
 * that the person has. (D1 §3)
 */
export function authenticatorLabel({ existing }: { readonly existing: number }): string {
  return `Authenticator ${existing + 1}`;
}

/** Longest label that the backend takes, in characters. */
const LONGEST_LABEL = 60;

/** The label as it is kept; undefined for nothing to read and for more than the backend takes. */
export function parseAuthenticatorLabel(typed: string): string | undefined {
  const label = typed.trim();
  return !isBlank(label) && label.length <= LONGEST_LABEL ? label : undefined;
}
