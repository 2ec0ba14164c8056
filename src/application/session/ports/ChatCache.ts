/** What the chat keeps on this device and at the backend for one session. */
export interface ChatCache {
  /** Gives back the access tokens of chat rooms. */
  revokeAccess(): Promise<void>;
  /** Erases cached conversations; messages kept for the next sign-in stay. */
  erase(): Promise<void>;
}
