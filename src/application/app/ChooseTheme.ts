import type { ThemeChoice } from '@/domain/app/Theme';
import type { PreferenceVault } from './ports/PreferenceVault';

/** Keeps the choice of the theme for this device. */
export class ChooseTheme {
  constructor(private readonly preferences: PreferenceVault) {}

  execute(choice: ThemeChoice): void {
    this.preferences.save('prefers-color-scheme', choice);
  }
}
