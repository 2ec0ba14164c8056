import { WatchTheme } from '@/application/app/WatchTheme';
import { ThemeStore } from '@/presentation/app/toolbar/ThemeStore';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('ThemeStore', () => {
  it('keeps the chosen theme until the user returns to that of the device', () => {
    const preferences = new FakePreferenceVault();
    const device = new FakeDevicePreferences('dark');
    const shown: string[] = [];
    const store = new ThemeStore(new WatchTheme(preferences, device, 'system'), preferences, theme =>
      shown.push(theme),
    );
    store.start();
    expect(store.choice).toBe('system');
    store.choose('light');
    device.change('dark');
    expect([store.choice, shown]).toEqual(['light', ['light']]);
    store.choose('system');
    expect([store.choice, shown]).toEqual(['system', ['light', 'dark']]);
  });
});
