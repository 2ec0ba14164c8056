import type { Scope } from '@/domain/kernel/Scope';

/** What the shell knows about a route, kept in its `handle`. */
export interface RouteFacts {
  /** Asked for when the page is shown, since texts arrive after the routes are made. */
  readonly title: () => string;
  readonly scope: Scope | null;
  /** Left out: pages that nobody wants to come back to get no tab. */
  readonly tab?: boolean;
  /** Names of the query that the page reads; whatever else an address brings makes no other page of it. */
  readonly query?: readonly string[];
  /** The route knows these parameters; others lead to a page that does not exist. */
  readonly accepts?: (parameters: Readonly<Record<string, string | undefined>>) => boolean;
}
