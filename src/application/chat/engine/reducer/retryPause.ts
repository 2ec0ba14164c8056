import type { HandlingTime } from './Transition';

/** Of a row of pauses, in milliseconds: the first, and the longest. */
interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Before something that could not be loaded is asked for again. */
const LOADING: Pauses = { firstMs: 1_000, longestMs: 15_000 };

/**
 * The pause after so many failed tries: twice as long each time, and spread by chance, so that windows do not ask in
 * step. In milliseconds.
 */
export const retryPause = (
  attempt: number,
  { chance }: HandlingTime,
  { firstMs, longestMs }: Pauses = LOADING,
): number => Math.min(longestMs, firstMs * 2 ** attempt) * (0.5 + chance);
