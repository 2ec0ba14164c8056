/**
 * An authenticator that is added is called "Authenticator N", N being one more than the number of authenticators
 * that the person has. (D1 §3)
 */
export function authenticatorLabel({ existing }: { readonly existing: number }): string {
  return `Authenticator ${existing + 1}`;
}
