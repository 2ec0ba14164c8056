/** Push messages to this device. */
export interface PushSubscription {
  /** Ends them while the session is still valid; never fails, and is fast if there are none. */
  end(): Promise<void>;
}
