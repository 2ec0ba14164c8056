/** Why no further row is begun. */
export type Halt =
  | 'paused'
  | 'stopped'
  /** No answer comes. */
  | 'unreachable'
  | 'sessionEnded'
  /** The backend does no further call for now. */
  | 'busy'
  /** The person has not signed in again for a change that demands it. */
  | 'recentLoginRequired'
  /** The person may not do it, or no longer. */
  | 'notAllowed'
  /** The device does not store how far it has come. */
  | 'notStored'
  /** The person is no longer signed in. */
  | 'left';
