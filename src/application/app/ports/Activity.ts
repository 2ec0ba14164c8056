/** The user's activity in this window. */
export interface Activity {
  /** When a key or a button was last pressed here, in milliseconds since 1970; the time of the start before that. */
  lastInput(): number;
}
