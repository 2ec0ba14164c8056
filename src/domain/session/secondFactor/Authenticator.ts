import { isBlank } from '../../kernel/isBlank';

/** An authenticator app registered by a user. */
export interface Authenticator {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * A new authenticator is called "Authenticator N", where N is one more than the user's number of authenticators. (D1
 * §3)
 */
export function authenticatorLabel({ existing }: { readonly existing: number }): string {
  return `Authenticator ${existing + 1}`;
}

/** Longest label accepted by the backend, in characters. */
const LONGEST_LABEL = 60;

/** Reads a typed label; undefined if it is blank or too long for the backend. */
export function parseAuthenticatorLabel(typed: string): string | undefined {
  const label = typed.trim();
  return !isBlank(label) && label.length <= LONGEST_LABEL ? label : undefined;
}
