import type { Theme } from '@/domain/app/Theme';
import { themeToShow } from '@/domain/app/Theme';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { DevicePreferences } from './ports/DevicePreferences';
import type { PreferenceVault } from './ports/PreferenceVault';

/** Reports the theme to show, at once and when the device or another window changes it. */
export class WatchTheme {
  constructor(
    private readonly preferences: PreferenceVault,
    private readonly device: DevicePreferences,
    private readonly setting: string,
  ) {}

  execute(notify: (theme: Theme) => void): Unsubscribe {
    const report = (): void => {
      const stored = this.preferences.read('prefers-color-scheme');
      notify(themeToShow({ stored, setting: this.setting, device: this.device.theme() }));
    };
    report();
    const stops = [this.device.onThemeChange(report), this.preferences.watch(report)];
    return () => stops.forEach(stop => stop());
  }
}
