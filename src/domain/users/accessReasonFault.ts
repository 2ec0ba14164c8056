import { asSeen } from '../kernel/asSeen';
import { userLimits } from './userLimits';

export type AccessReasonFault = 'tooShort' | 'tooLong';

/**
 * What is wrong with the reason for a change of access. White space around it does not count, nor do characters that
 * nobody sees make it longer than too short.
 */
export function accessReasonFault(reason: string): AccessReasonFault | undefined {
  const text = reason.trim();
  if (asSeen(text).trim().length < userLimits.shortestReason) return 'tooShort';
  return text.length > userLimits.longestReason ? 'tooLong' : undefined;
}
