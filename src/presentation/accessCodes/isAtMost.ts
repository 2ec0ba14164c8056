import { wholeNumber } from '@/domain/kernel/wholeNumber';

/** Whether a typed number, such as `2,000`, is at most another; a text that is no number is not. */
export function isAtMost(text: string, most: number): boolean {
  const number = wholeNumber(text);
  return number !== undefined && number <= most;
}
