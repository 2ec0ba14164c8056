import type { Scope } from '@/domain/kernel/Scope';

/** The shell's knowledge of a route; stored in its `handle`. */
export interface RouteFacts {
  /**
   * Returns the title for the query of an address. A function, because texts are loaded after the routes are created.
   */
  readonly title: (query: URLSearchParams) => string;
  readonly scope: Scope | null;
  /** Scopes of which any one allows the page, if there are several; `scope` is one of them. */
  readonly anyOf?: readonly Scope[];
  /** True if the page gets a tab. Left out if there is no reason to come back to it. */
  readonly tab?: boolean;
  /** Names of the query parameters that the page reads. Other parameters do not make it a different page. */
  readonly query?: readonly string[];
  /** True if the route knows these parameters; with others, the page does not exist. */
  readonly accepts?: (parameters: Readonly<Record<string, string | undefined>>) => boolean;
}
