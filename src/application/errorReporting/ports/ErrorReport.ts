/** Everything that a report may contain. It never contains text that people wrote, names, emails, codes or tokens. */
export interface ErrorReport {
  /** Kind of the error and its template, without values. */
  readonly message: string;
  /** URLs in it carry no query. */
  readonly stack?: string;
  readonly user?: string;
  /** The last lines of the log, oldest first: fixed words only. */
  readonly logBuffer: readonly string[];
  /** Name of the screen or command. */
  readonly context: string;
}
