import type { DevicePreferences } from '@/application/app/ports/DevicePreferences';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Theme } from '@/domain/app/Theme';

export class MediaQueryDevicePreferences implements DevicePreferences {
  private readonly dark = window.matchMedia('(prefers-color-scheme: dark)');

  theme(): Theme {
    return this.dark.matches ? 'dark' : 'light';
  }

  onThemeChange(notify: (theme: Theme) => void): Unsubscribe {
    const report = (): void => notify(this.theme());
    this.dark.addEventListener('change', report);
    return () => this.dark.removeEventListener('change', report);
  }
}
