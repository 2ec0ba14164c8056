import type { HandlingTime } from './Transition';

/** Of a row of pauses, in milliseconds: the first, and the longest. */
interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Before a failed load is retried. */
const LOADING: Pauses = { firstMs: 1_000, longestMs: 15_000 };

/**
 * The pause after so many failed attempts, in milliseconds: it doubles each time, with jitter, so that windows do not
 * retry at the same moment.
 */
export const retryPause = (
  attempt: number,
  { chance }: HandlingTime,
  { firstMs, longestMs }: Pauses = LOADING,
): number => Math.min(longestMs, firstMs * 2 ** attempt) * (0.5 + chance);
