import { Listeners } from '@/application/kernel/Listeners';
import type { DevicePreferences } from '@/application/app/ports/DevicePreferences';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Theme } from '@/domain/app/Theme';

export class FakeDevicePreferences implements DevicePreferences {
  private readonly listeners = new Listeners<[theme: Theme]>();

  constructor(private chosen: Theme = 'light') {}

  theme(): Theme {
    return this.chosen;
  }

  onThemeChange(notify: (theme: Theme) => void): Unsubscribe {
    return this.listeners.add(notify);
  }

  change(theme: Theme): void {
    this.chosen = theme;
    this.listeners.notify(theme);
  }
}
