/** Reasons to begin no further row. */
export type Halt =
  | 'paused'
  | 'stopped'
  /** No answer arrives. */
  | 'unreachable'
  | 'sessionEnded'
  /** The backend accepts no further calls for now. */
  | 'busy'
  /** The user has not signed in again for a change that requires it. */
  | 'recentLoginRequired'
  /** The user lacks permission, or has lost it. */
  | 'notAllowed'
  /** The device cannot store the progress. */
  | 'notStored'
  /** The user is no longer signed in. */
  | 'left';
