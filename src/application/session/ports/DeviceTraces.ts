/** Data left by the dashboard on this device. A failure to remove one item does not stop the others. */
export interface DeviceTraces {
  /** Removes all named entries except the choices of menu, theme and sound, and all cached answers. */
  wipe(): Promise<void>;
  /**
   * Marks this window as in use while it is open. Call it before any database is opened: if no user is signed in and no
   * other window is in use, it deletes the records of played sounds and all databases except encrypted messages and
   * drafts that wait for their author.
   */
  settle(isSignedIn: boolean): Promise<void>;
}
