/** What the dashboard has left on this device. Failing to remove something stops nothing. */
export interface DeviceTraces {
  /** Removes everything that is kept by name but the choices of menu, theme and sound, and all stored answers. */
  wipe(): Promise<void>;
  /**
   * Says that this window is in use, for as long as it is there. The first call comes before anything opens a database:
   * when nobody is signed in and no other window is in use, what has sounded is forgotten, and databases go then, but
   * for messages and drafts that wait, encrypted, for their author.
   */
  settle(somebodyIsSignedIn: boolean): Promise<void>;
}
