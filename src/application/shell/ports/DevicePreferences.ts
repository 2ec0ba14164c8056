import type { Theme } from '@/domain/shell/Theme';
import type { Stop } from '../../shared/Stop';

/** What the device's own settings ask for. */
export interface DevicePreferences {
  theme(): Theme;
  onThemeChange(tell: (theme: Theme) => void): Stop;
}
