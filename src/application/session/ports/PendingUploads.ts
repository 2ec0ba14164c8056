/** Unfinished uploads, and write access not revoked yet. */
export interface PendingUploads {
  /** Continues them; settles when none is open, or after `limitMs`. */
  drain(limitMs: number): Promise<void>;
  /** Also true if unknown. */
  areOpen(): Promise<boolean>;
}
