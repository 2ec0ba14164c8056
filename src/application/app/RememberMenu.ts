import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { PreferenceVault } from './ports/PreferenceVault';

/** The open parts of the side menu. */
export interface SideMenuState {
  readonly open: boolean;
  /** Names of the panels that are folded away. */
  readonly folded: readonly string[];
}

/** Keeps the side menu as the user left it on this device. */
export class RememberMenu {
  constructor(private readonly preferences: PreferenceVault) {}

  recall(): SideMenuState {
    const folded = this.preferences.read('menu_folded') ?? '';
    return { open: this.preferences.read('menu_open') !== 'false', folded: folded === '' ? [] : folded.split(',') };
  }

  /** Reports the state that another window has saved. */
  watch(notify: (state: SideMenuState) => void): Unsubscribe {
    return this.preferences.watch(() => notify(this.recall()));
  }

  execute({ open, folded }: SideMenuState): void {
    this.preferences.save('menu_open', String(open));
    this.preferences.save('menu_folded', folded.join(','));
  }
}
