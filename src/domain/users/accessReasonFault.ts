import { asSeen } from '../kernel/asSeen';
import { userLimits } from './userLimits';

export type AccessReasonFault = 'tooShort' | 'tooLong';

/**
 * Checks the reason for a change of access. Surrounding white space and invisible characters do not count towards its
 * minimum length.
 */
export function accessReasonFault(reason: string): AccessReasonFault | undefined {
  const text = reason.trim();
  if (asSeen(text).trim().length < userLimits.shortestReason) return 'tooShort';
  return text.length > userLimits.longestReason ? 'tooLong' : undefined;
}
