import { isBlank } from './isBlank';

/** Longest reason of an administrator, in UTF-16 code units. Source: decisions §9 row 21. */
export const LONGEST_REASON = 500;

/** Checks the reason for a change in administration; invisible characters are not a reason. */
export function reasonFault(reason: string): 'missing' | 'tooLong' | undefined {
  if (isBlank(reason)) return 'missing';
  const text = reason.trim();
  return text.length > LONGEST_REASON ? 'tooLong' : undefined;
}
