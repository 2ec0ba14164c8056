import type { Theme } from '@/domain/app/Theme';
import type { Unsubscribe } from '../../kernel/Stop';

/** What the device's own settings ask for. */
export interface DevicePreferences {
  theme(): Theme;
  onThemeChange(tell: (theme: Theme) => void): Unsubscribe;
}
