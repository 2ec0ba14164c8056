import type { Theme } from '@/domain/app/Theme';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** What the device's own settings ask for. */
export interface DevicePreferences {
  theme(): Theme;
  onThemeChange(notify: (theme: Theme) => void): Unsubscribe;
}
