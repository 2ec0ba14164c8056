import type { DevicePreferences } from '@/application/app/ports/DevicePreferences';
import type { Theme } from '@/domain/app/Theme';

export interface DevicePreferencesHarness {
  readonly preferences: DevicePreferences;
  /** The user changes the device's own setting. */
  readonly change: (theme: Theme) => void;
}

/** The contract of every DevicePreferences, including its fake. A device is light at first. */
export function devicePreferencesContract(name: string, make: () => DevicePreferencesHarness): void {
  describe(`${name} keeps the DevicePreferences contract`, () => {
    it('returns the current theme of the device', () => {
      const { preferences, change } = make();
      expect(preferences.theme()).toBe('light');
      change('dark');
      expect(preferences.theme()).toBe('dark');
    });

    it('notifies of changes, but not of the current value, until unsubscribed', () => {
      const { preferences, change } = make();
      const received: Theme[] = [];
      const stop = preferences.onThemeChange(theme => received.push(theme));
      change('dark');
      change('light');
      stop();
      stop();
      change('dark');
      expect(received).toEqual(['dark', 'light']);
    });
  });
}
