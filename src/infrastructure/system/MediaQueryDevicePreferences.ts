import type { DevicePreferences } from '@/application/shell/ports/DevicePreferences';
import type { Stop } from '@/application/shared/Stop';
import type { Theme } from '@/domain/shell/Theme';

export class MediaQueryDevicePreferences implements DevicePreferences {
  private readonly dark = window.matchMedia('(prefers-color-scheme: dark)');

  theme(): Theme {
    return this.dark.matches ? 'dark' : 'light';
  }

  onThemeChange(tell: (theme: Theme) => void): Stop {
    const report = (): void => tell(this.theme());
    this.dark.addEventListener('change', report);
    return () => this.dark.removeEventListener('change', report);
  }
}
