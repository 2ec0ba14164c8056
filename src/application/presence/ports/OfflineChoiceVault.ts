/** Who chose to be offline on this device. Gone with log-out. */
export interface OfflineChoiceVault {
  /** When the person chose so, milliseconds since 1970; undefined for one who did not, or where nothing can be kept. */
  chosenAt(uid: string): number | undefined;
  /** Replaces another person's choice. */
  save(uid: string, at: number): void;
  /** Leaves another person's choice alone. */
  clear(uid: string): void;
}
