import type { Moment } from './Turn';

/** Pauses before something that failed is asked for again, in milliseconds. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** The pause after so many failed tries: twice as long each time, and spread by chance, so that windows do not ask in step. In milliseconds. */
export const retryPause = (attempt: number, moment: Moment): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.5 + moment.chance);
