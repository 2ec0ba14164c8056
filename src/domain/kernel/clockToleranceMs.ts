/** How far a clock may be off before what it says is not believed, in milliseconds. */
export const clockToleranceMs = 60_000;
