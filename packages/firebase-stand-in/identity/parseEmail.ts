import { IdentityError } from './IdentityError';

const pattern = /^[^@\s]+@[^@\s]+$/;

/** In lower case. Throws INVALID_EMAIL. */
export function parseEmail(value: unknown): string {
  if (typeof value !== 'string' || !pattern.test(value.trim())) throw new IdentityError('INVALID_EMAIL');
  return value.trim().toLowerCase();
}
