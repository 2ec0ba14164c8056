import { ChooseTheme } from '@/application/app/ChooseTheme';
import { WatchTheme } from '@/application/app/WatchTheme';
import { ThemeStore } from '@/presentation/app/toolbar/ThemeStore';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('ThemeStore', () => {
  it('follows the device until the person chooses, and the choice from then on', () => {
    const preferences = new FakePreferenceVault();
    const device = new FakeDevicePreferences('light');
    const shown: string[] = [];
    const store = new ThemeStore(new WatchTheme(preferences, device, 'system'), new ChooseTheme(preferences), theme =>
      shown.push(theme),
    );
    store.start();
    device.change('dark');
    expect(store.theme).toBe('dark');
    store.toggle();
    device.change('dark');
    expect([store.theme, shown]).toEqual(['light', ['light']]);
  });
});
