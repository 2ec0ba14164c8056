import { ChooseTheme } from '@/application/shell/ChooseTheme';
import { WatchTheme } from '@/application/shell/WatchTheme';
import { ThemeStore } from '@/presentation/shell/ThemeStore';
import { FakeDevicePreferences } from '#test/support/fakes/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/FakePreferenceVault';

describe('ThemeStore', () => {
  it('follows the device until the person chooses, and the choice from then on', () => {
    const preferences = new FakePreferenceVault();
    const device = new FakeDevicePreferences('light');
    const shown: string[] = [];
    const store = new ThemeStore(new WatchTheme(preferences, device, 'system'), new ChooseTheme(preferences), theme => shown.push(theme));
    store.start();
    device.change('dark');
    expect(store.theme).toBe('dark');
    store.toggle();
    device.change('dark');
    expect([store.theme, shown]).toEqual(['light', ['light']]);
  });
});
