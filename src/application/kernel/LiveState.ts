/** The state of a live subscription: unknown, known, possibly outdated, or failed. */
export type LiveState<T> =
  | { readonly status: 'unknown' }
  | { readonly status: 'live'; readonly value: T }
  /** The last known value; the connection is lost, and changes may be missing. */
  | { readonly status: 'delayed'; readonly value: T }
  /** Could not be had so far; it is tried on and on. */
  | { readonly status: 'failed' };

/** The listener of a live subscription. */
export interface LiveSubscriber<T> {
  /** The whole of it, from the server. */
  readonly onValue: (value: T) => void;
  /** The connection is lost; the subscription reconnects automatically. */
  readonly onStale: () => void;
  /** The listener is dead; nothing more comes from it. */
  readonly onDown: () => void;
}
