/** Users who chose to be offline on this device. Removed at log-out. */
export interface OfflineChoiceVault {
  /** The time of the choice, in milliseconds since 1970; undefined without a choice or without storage. */
  chosenAt(uid: string): number | undefined;
  /** Replaces another user's choice. */
  save(uid: string, at: number): void;
  /** Leaves another user's choice alone. */
  clear(uid: string): void;
}
