/** The address that this window was opened with, and ways out of the page. */
export interface PageLocation {
  /** Scheme, host and port, without a slash at the end. */
  origin(): string;
  /** Path, query and anchor of the page that is shown. */
  here(): string;
  /**
   * The parameters of these names. They are removed from the address and from the history, and returned again on later
   * calls; those of an email link also after a reload.
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
