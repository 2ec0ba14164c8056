/** The chat's data of one session on this device and at the backend. */
export interface ChatCache {
  /** Revokes the access tokens of chat rooms. */
  revokeAccess(): Promise<void>;
  /** Erases cached conversations; messages kept for the next sign-in stay. */
  erase(): Promise<void>;
}
