/** The address that this window was opened with, and ways out of the page. */
export interface PageLocation {
  /** Scheme, host and port, without a slash at the end. */
  origin(): string;
  /**
   * What the address asked for under these names: taken out of it, and out of the history, but given again to whoever
   * asks again: what a link of an email says also after the page was loaded anew.
   */
  consumeQuery(...names: readonly string[]): Readonly<Record<string, string>>;
  /**
   * Kept while this page is shown, and when it is loaded anew; in place of what was kept before. Nothing secret: it is
   * written to disk.
   */
  saveForReload(values: Readonly<Record<string, string>>): void;
  savedForReload(): Readonly<Record<string, string>>;
  /** Leaves this site; "back" comes here again. */
  leaveFor(url: string): void;
  /** Loads the page anew in the place of this one: nothing of it stays in memory. */
  restartAt(path: string): void;
}
