/**
 * Something that is followed live. Not knowing, knowing, knowing what may be out of date, and not getting to know are
 * told apart.
 */
export type LiveState<T> =
  | { readonly status: 'unknown' }
  | { readonly status: 'live'; readonly value: T }
  /** The last that was known; the connection is broken, and news may be missing. */
  | { readonly status: 'delayed'; readonly value: T }
  /** Could not be had so far; it is tried on and on. */
  | { readonly status: 'failed' };

/** Whoever follows something live. */
export interface LiveSubscriber<T> {
  /** The whole of it, from the server. */
  readonly onValue: (value: T) => void;
  /** The connection is broken; the listener comes back by itself. */
  readonly onStale: () => void;
  /** The listener is dead; nothing more comes from it. */
  readonly onDown: () => void;
}
