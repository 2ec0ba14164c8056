/** The last lines of the log. */
export interface LogBuffer {
  /** Oldest first. */
  recent(): readonly string[];
}
