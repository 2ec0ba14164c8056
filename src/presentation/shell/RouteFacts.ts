/** What the shell knows about a route, kept in its `handle`. */
export interface RouteFacts {
  /** Asked for when the page is shown, since texts arrive after the routes are made. */
  readonly title: () => string;
  readonly scope: string | null;
}
