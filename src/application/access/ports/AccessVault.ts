/**
 * What each person was last allowed to do, encrypted on this device: it bridges a fault while the page loads, and never
 * outlives a sign-out.
 */
export interface AccessVault {
  /** Undefined where nothing is kept or it cannot be read. */
  read(uid: string): Promise<readonly string[] | undefined>;
  /** Replaces what was kept for the person. Where storage is refused, nothing happens. */
  save(uid: string, scopes: readonly string[]): Promise<void>;
  forget(uid: string): Promise<void>;
}
