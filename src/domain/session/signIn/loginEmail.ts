/** One @, text before it, a host with a dot after it, no white space; the identity provider checks the rest. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

type Verdict = { readonly verdict: 'valid'; readonly email: string } | { readonly verdict: 'missing' | 'invalid' };

/**
 * An email address to sign in with is required and must look like one; white space around it is ignored. (D1 §5)
 */
export function loginEmail({ typed }: { readonly typed: string }): Verdict {
  const email = typed.trim();
  if (email === '') return { verdict: 'missing' };
  return address.test(email) ? { verdict: 'valid', email } : { verdict: 'invalid' };
}
