import type { Scope } from '@/domain/kernel/Scope';

/** The shell's facts about a route, stored in its `handle`. */
export interface RouteFacts {
  /** By the query of the address. Asked for when the page is shown, since texts arrive after the routes are made. */
  readonly title: (query: URLSearchParams) => string;
  readonly scope: Scope | null;
  /** If several scopes allow the page, any of these does; `scope` is one of them. */
  readonly anyOf?: readonly Scope[];
  /** Left out: the page gets no tab, because there is no reason to come back to it. */
  readonly tab?: boolean;
  /** Names of the query that the page reads; other names do not make it another page. */
  readonly query?: readonly string[];
  /** The route knows these parameters; others lead to a page that does not exist. */
  readonly accepts?: (parameters: Readonly<Record<string, string | undefined>>) => boolean;
}
