/** Whoever follows something live. */
export interface LiveSubscriber<T> {
  /** The whole of it, from the server. */
  readonly onValue: (value: T) => void;
  /** The connection is broken; the listener comes back by itself. */
  readonly onStale: () => void;
  /** The listener is dead; nothing more comes from it. */
  readonly onDown: () => void;
}
