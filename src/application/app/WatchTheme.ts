import { themeChoice, themeToShow, type Theme, type ThemeChoice } from '@/domain/app/Theme';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { DevicePreferences } from './ports/DevicePreferences';
import type { PreferenceVault } from './ports/PreferenceVault';

/** Reports the theme to show and the choice behind it, at once and when the device or another window changes it. */
export class WatchTheme {
  constructor(
    private readonly preferences: PreferenceVault,
    private readonly device: DevicePreferences,
    private readonly setting: string,
  ) {}

  execute(notify: (theme: Theme, choice: ThemeChoice) => void): Unsubscribe {
    const report = (): void => notify(this.theme(), this.choice());
    report();
    const stops = [this.device.onThemeChange(report), this.preferences.watch(report)];
    return () => stops.forEach(stop => stop());
  }

  theme(): Theme {
    return themeToShow(this.choice(), this.device.theme());
  }

  private choice(): ThemeChoice {
    return themeChoice({ stored: this.preferences.read('prefers-color-scheme'), setting: this.setting });
  }
}
