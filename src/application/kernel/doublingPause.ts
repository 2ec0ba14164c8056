/** Returns the pause between attempts, in milliseconds. */
export interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The pause after `failures` failed attempts, 0 for the first: twice as long each time, up to the longest. */
export const doublingPause = (attempt: number, { firstMs, longestMs }: Pauses): number =>
  Math.min(longestMs, firstMs * 2 ** attempt);
