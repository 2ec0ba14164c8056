/** The state of a live subscription: unknown, known, possibly outdated, or failed. */
export type LiveState<T> =
  | { readonly status: 'unknown' }
  | { readonly status: 'live'; readonly value: T }
  /** The last known value; the connection is lost, and changes may be missing. */
  | { readonly status: 'delayed'; readonly value: T }
  /** Could not be loaded so far; retries continue. */
  | { readonly status: 'failed' };

/** The listener of a live subscription. */
export interface LiveSubscriber<T> {
  /** The complete value from the server. */
  readonly onValue: (value: T) => void;
  /** The connection is lost; the subscription reconnects automatically. */
  readonly onStale: () => void;
  /** The subscription has ended; there are no further calls. */
  readonly onDown: () => void;
}
