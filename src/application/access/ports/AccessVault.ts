/**
 * Stores each user's last known scopes, encrypted on this device, in case the backend fails while the page loads. A
 * sign-out removes them.
 */
export interface AccessVault {
  /** Undefined if nothing is stored or it cannot be read. */
  read(uid: string): Promise<readonly string[] | undefined>;
  /** Replaces the user's stored scopes. If storage is refused, nothing happens. */
  save(uid: string, scopes: readonly string[]): Promise<void>;
  forget(uid: string): Promise<void>;
}
