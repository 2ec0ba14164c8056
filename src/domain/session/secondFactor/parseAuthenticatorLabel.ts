/** Longest label that the backend takes, in characters. */
const LONGEST_LABEL = 60;

/** The label as it is kept; undefined for nothing and for more than the backend takes. */
export function parseAuthenticatorLabel(typed: string): string | undefined {
  const label = typed.trim();
  return label !== '' && label.length <= LONGEST_LABEL ? label : undefined;
}
