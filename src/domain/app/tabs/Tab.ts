/** One page that was visited and is still open. */
export interface Tab {
  /** Path, and what the page reads of the query; no two tabs share it. Of a patient: the page shown last. */
  readonly url: string;
  /** Counts the openings: the highest belongs to the tab opened last. */
  readonly serial: number;
}
