import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** A user's preferences on this device. Names: `menu_open`, `menu_panels`, `prefers-color-scheme`. Nothing private. */
export interface PreferenceVault {
  read(name: string): string | null;
  /** A device that keeps nothing is tolerated. */
  save(name: string, value: string): void;
  /** Notifies that another window has saved something. */
  watch(onChange: () => void): Unsubscribe;
}
