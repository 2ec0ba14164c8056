/** Lengths of time offered, in days. */
export const scoreSpans = [30, 90, 180, 365] as const;
