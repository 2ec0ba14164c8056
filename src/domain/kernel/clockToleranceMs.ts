/** Tolerated error of a clock, in milliseconds. */
export const clockToleranceMs = 60_000;
