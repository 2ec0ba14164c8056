import { IdentityError } from './IdentityError';

/** Code points; the product's own and only block (at most is what Firebase takes). */
export const minimumPasswordLength = 12;
export const maximumPasswordLength = 4096;

/** Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export function parseNewPassword(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new IdentityError('MISSING_PASSWORD');
  const length = Array.from(value).length;
  if (length < minimumPasswordLength || length > maximumPasswordLength) {
    throw new IdentityError('WEAK_PASSWORD', `Password should be at least ${minimumPasswordLength} characters`);
  }
  return value;
}
