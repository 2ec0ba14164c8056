/** Users who chose to be offline on this device. Removed at log-out. */
export interface OfflineChoiceVault {
  /** When the user chose so, milliseconds since 1970; undefined for one who did not, or if nothing can be stored. */
  chosenAt(uid: string): number | undefined;
  /** Replaces another user's choice. */
  save(uid: string, at: number): void;
  /** Leaves another user's choice alone. */
  clear(uid: string): void;
}
