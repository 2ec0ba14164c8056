import type { Theme } from '@/domain/app/Theme';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

export interface DevicePreferences {
  theme(): Theme;
  onThemeChange(notify: (theme: Theme) => void): Unsubscribe;
}
