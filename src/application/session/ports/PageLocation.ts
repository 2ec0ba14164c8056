/** The URL of this window, and navigation away from the page. */
export interface PageLocation {
  /** Scheme, host and port, without a trailing slash. */
  origin(): string;
  /** Path, query and anchor of the current page. */
  here(): string;
  /**
   * Returns these parameters and removes them from the URL and the history. Later calls return them again; those of an
   * email link also after a reload.
   */
  consumeQuery(...names: readonly string[]): Readonly<Record<string, string>>;
  /** Stores values for a reload of this page, replacing earlier ones. No secrets: they are written to disk. */
  saveForReload(values: Readonly<Record<string, string>>): void;
  savedForReload(): Readonly<Record<string, string>>;
  /** Leaves this site; "back" returns here. */
  leaveFor(url: string): void;
  /** Replaces this page with a fresh load, so nothing stays in memory. */
  restartAt(path: string): void;
}
