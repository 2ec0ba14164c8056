/**
 * Remembers, for all windows of this browser, that somebody is signed in, so that a new window knows whether trying to
 * restore them is worth the download. Holds no name and no secret. In production it never says yes.
 */
export interface SessionHint {
  present(): boolean;
  leave(): void;
  remove(): void;
}
