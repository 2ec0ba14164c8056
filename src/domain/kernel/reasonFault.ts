import { isBlank } from './isBlank';

/** Characters of the reason of an administrator, at most, in UTF-16 code units. Source: decisions §9 row 21. */
export const LONGEST_REASON = 500;

/** What is wrong with the reason for a change in administration; what nobody can read is no reason. */
export function reasonFault(reason: string): 'missing' | 'tooLong' | undefined {
  if (isBlank(reason)) return 'missing';
  const text = reason.trim();
  return text.length > LONGEST_REASON ? 'tooLong' : undefined;
}
