import { doublingPause, type Pauses } from '../../../kernel/doublingPause';
import type { HandlingTime } from './Transition';

/** Before a failed load is retried. */
const LOADING: Pauses = { firstMs: 1_000, longestMs: 15_000 };

/**
 * Returns the pause after a number of failed attempts, in milliseconds: it doubles each time, with jitter, so that
 * windows do not retry at the same moment.
 */
export const retryPause = (attempt: number, { chance }: HandlingTime, pauses: Pauses = LOADING): number =>
  doublingPause(attempt, pauses) * (0.5 + chance);
