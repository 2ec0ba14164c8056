/**
 * Records, for all windows of this browser, that a user is signed in, so that a new window knows whether restoring them
 * is worth the download. Contains no name and no secret. In production it is never set.
 */
export interface SessionHint {
  present(): boolean;
  leave(): void;
  remove(): void;
}
