import { userLimits } from './userLimits';

export type AccessReasonFault = 'tooShort' | 'tooLong';

/** What is wrong with the reason for a change of access; white space around it does not count. */
export function accessReasonFault(reason: string): AccessReasonFault | undefined {
  const { length } = reason.trim();
  if (length < userLimits.shortestReason) return 'tooShort';
  return length > userLimits.longestReason ? 'tooLong' : undefined;
}
