import { IdentityError } from './IdentityError';
import { maximumPasswordLength, type PasswordPolicy } from './PasswordPolicy';

/** Throws MISSING_PASSWORD, or WEAK_PASSWORD for one that the policy refuses. */
export async function acceptNewPassword(
  value: unknown,
  email: string | undefined,
  policy: PasswordPolicy,
): Promise<string> {
  if (typeof value !== 'string' || value === '') throw new IdentityError('MISSING_PASSWORD');
  const length = Array.from(value).length;
  if (length < policy.minimumLength || length > maximumPasswordLength) {
    throw new IdentityError('WEAK_PASSWORD', `Password should be at least ${policy.minimumLength} characters`);
  }
  if (await policy.isTooCommon?.(value, email)) throw new IdentityError('WEAK_PASSWORD', 'This password is too common');
  return value;
}
