/** Characters of the reason of an administrator, at most, in UTF-16 code units. Source: decisions §9 row 21. */
export const LONGEST_REASON = 500;

/** What is wrong with the reason for a change in administration; white space alone is no reason. */
export function reasonFault(reason: string): 'missing' | 'tooLong' | undefined {
  const { length } = reason.trim();
  if (length === 0) return 'missing';
  return length > LONGEST_REASON ? 'tooLong' : undefined;
}
