/** The push service of the browser. */
export interface PushMessaging {
  /** Asks the person where they have not decided yet. */
  allowed(): Promise<boolean>;
  /** The address of this device; undefined when it could not be had. */
  token(): Promise<string | undefined>;
  /** The push service forgets this device. */
  forget(): Promise<void>;
}
