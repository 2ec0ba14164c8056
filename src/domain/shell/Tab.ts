/** One page that was visited and is still open. */
export interface Tab {
  /** Path and query; no two tabs share it. */
  readonly url: string;
  /** Counts the openings: the highest belongs to the tab opened last. */
  readonly serial: number;
}
