/**
 * The known status of the server. A failed read is `unknown`, never `offline`: only the status document can say that.
 */
export type ServerStatus =
  | { readonly state: 'unknown' | 'online' }
  /** `at`: milliseconds since 1970; undefined if no time was announced. */
  | { readonly state: 'goingOffline'; readonly at: number | undefined }
  | { readonly state: 'offline' };
