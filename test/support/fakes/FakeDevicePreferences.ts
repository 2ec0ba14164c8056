import type { DevicePreferences } from '@/application/shell/ports/DevicePreferences';
import type { Stop } from '@/application/shared/Stop';
import type { Theme } from '@/domain/shell/Theme';

export class FakeDevicePreferences implements DevicePreferences {
  private readonly listeners = new Set<(theme: Theme) => void>();

  constructor(private chosen: Theme = 'light') {}

  theme(): Theme {
    return this.chosen;
  }

  onThemeChange(tell: (theme: Theme) => void): Stop {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  }

  change(theme: Theme): void {
    this.chosen = theme;
    for (const tell of this.listeners) tell(theme);
  }
}
