/** The tabs of one person in one window, in their order on the screen. */
export interface Tabs {
  readonly open: readonly Tab[];
  /** Address of the page that is shown; undefined when that page has no tab. */
  readonly active: string | undefined;
  /** Tabs that were closed, the last one last, each with the place it had. */
  readonly closed: readonly { readonly url: string; readonly at: number }[];
  readonly nextSerial: number;
}

/** One page that was visited and is still open. */
export interface Tab {
  /**
   * Path, and what the page reads of the query; no two tabs share it. Of a patient, an organisation and
   * Claim Chat: the page shown last.
   */
  readonly url: string;
  /** Counts the openings: the highest belongs to the tab opened last. */
  readonly serial: number;
}
