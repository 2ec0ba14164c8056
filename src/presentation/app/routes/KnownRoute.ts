import type { RouteFacts } from './RouteFacts';

export interface KnownRoute extends RouteFacts {
  readonly path: string;
  /** The page is kept as it is while its tab is open. */
  readonly reuseRoute: boolean;
}
