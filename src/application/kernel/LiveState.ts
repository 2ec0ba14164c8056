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
