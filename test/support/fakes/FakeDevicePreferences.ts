import { Listeners } from '@/application/shared/Listeners';
import type { DevicePreferences } from '@/application/shell/ports/DevicePreferences';
import type { Stop } from '@/application/shared/Stop';
import type { Theme } from '@/domain/shell/Theme';

export class FakeDevicePreferences implements DevicePreferences {
  private readonly listeners = new Listeners<[theme: Theme]>();

  constructor(private chosen: Theme = 'light') {}

  theme(): Theme {
    return this.chosen;
  }

  onThemeChange(tell: (theme: Theme) => void): Stop {
    return this.listeners.add(tell);
  }

  change(theme: Theme): void {
    this.chosen = theme;
    this.listeners.tell(theme);
  }
}
