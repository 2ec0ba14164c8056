import { WatchTheme } from '@/application/app/WatchTheme';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('WatchTheme', () => {
  it('tells the theme at once and again when the device changes, until it is stopped', () => {
    const device = new FakeDevicePreferences('light');
    const received: string[] = [];
    const stop = new WatchTheme(new FakePreferenceVault(), device, 'system').execute(theme => received.push(theme));
    device.change('dark');
    stop();
    device.change('light');
    expect(received).toEqual(['light', 'dark']);
  });

  it('lets the stored choice stand whatever the device does', () => {
    const device = new FakeDevicePreferences('light');
    const received: string[] = [];
    new WatchTheme(new FakePreferenceVault({ 'prefers-color-scheme': 'light' }), device, 'system').execute(theme =>
      received.push(theme),
    );
    device.change('dark');
    expect(received).toEqual(['light', 'light']);
  });

  it('follows the choice made in another window', () => {
    const kept = {};
    const received: string[] = [];
    const stop = new WatchTheme(new FakePreferenceVault(kept), new FakeDevicePreferences('light'), 'system').execute(
      theme => received.push(theme),
    );
    new FakePreferenceVault(kept).save('prefers-color-scheme', 'dark');
    stop();
    new FakePreferenceVault(kept).save('prefers-color-scheme', 'light');
    expect(received).toEqual(['light', 'dark']);
  });
});
