export interface PushMessaging {
  /**
   * Asks the user if they have not decided yet, on their next press, because browsers refuse an unprompted question.
   * Nothing is asked once `isWanted` says no.
   */
  allowed(isWanted: () => boolean): Promise<boolean>;
  /** The address of this device; undefined when it could not be had. */
  token(): Promise<string | undefined>;
  /** The push service forgets this device. */
  forget(): Promise<void>;
}
