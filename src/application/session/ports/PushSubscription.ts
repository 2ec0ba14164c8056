/** The push messages to this device. */
export interface PushSubscription {
  /** Ends them while the session is still valid for the backend; never fails, and is quick where there are none. */
  end(): Promise<void>;
}
