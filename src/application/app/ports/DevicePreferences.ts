import type { Theme } from '@/domain/app/Theme';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** What the device's own settings ask for. */
export interface DevicePreferences {
  theme(): Theme;
  onThemeChange(tell: (theme: Theme) => void): Unsubscribe;
}
