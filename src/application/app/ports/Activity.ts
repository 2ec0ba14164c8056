export interface Activity {
  /** Returns the time of the last key or click, or of the start before that, in milliseconds since 1970. */
  lastInput(): number;
}
