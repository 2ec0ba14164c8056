import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';

/**
 * A handler with its types erased; the table and the mapped type over it have already been checked against each other.
 */
export type AnyHandler = (call: never) => unknown;

export interface Route {
  /** `feature.call`, for people. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
}

export interface RouteMatch {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}
