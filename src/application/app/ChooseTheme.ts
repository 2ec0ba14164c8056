import type { Theme } from '@/domain/app/Theme';
import type { PreferenceVault } from './ports/PreferenceVault';

/** Keeps the choice of light or dark for this device. */
export class ChooseTheme {
  constructor(private readonly preferences: PreferenceVault) {}

  execute(theme: Theme): void {
    this.preferences.save('prefers-color-scheme', theme);
  }
}
