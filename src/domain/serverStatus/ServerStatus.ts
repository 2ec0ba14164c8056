/**
 * What is known of the server. A failed look is `unknown`, never `offline`: only the status document itself says that.
 */
export type ServerStatus =
  | { readonly state: 'unknown' | 'online' }
  /** `at`: milliseconds since 1970; undefined when no time was given. */
  | { readonly state: 'goingOffline'; readonly at: number | undefined }
  | { readonly state: 'offline' };
