/** The user's tabs in one window, in the order of the screen. */
export interface Tabs {
  readonly open: readonly Tab[];
  /** URL of the shown page; undefined if it has no tab. */
  readonly active: string | undefined;
  /** Closed tabs, latest last, each with its former position. */
  readonly closed: readonly { readonly url: string; readonly at: number }[];
  readonly nextSerial: number;
}

/** A visited page that is still open. */
export interface Tab {
  /**
   * Path with the query parameters that the page reads; unique among tabs. For a patient, an organisation and Claim
   * Chat: the page shown last.
   */
  readonly url: string;
  /** Serial number of opening; the tab opened last has the highest. */
  readonly serial: number;
}
