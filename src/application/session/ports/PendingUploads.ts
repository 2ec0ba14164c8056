/** Uploads that are not over, and leave to write that is not taken back yet. */
export interface PendingUploads {
  /** Goes on with them; comes back when nothing is open, or after `limitMs`. */
  drain(limitMs: number): Promise<void>;
  /** Also true where nobody could find out. */
  areOpen(): Promise<boolean>;
}
