/** How far a clock may be off before what it says is not believed, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 60_000;
