import { RememberMenu } from '@/application/app/RememberMenu';
import { WatchTheme } from '@/application/app/WatchTheme';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('WatchTheme', () => {
  it('reports the theme immediately and when the device changes it, until unsubscribed', () => {
    const device = new FakeDevicePreferences('light');
    const received: string[] = [];
    const stop = new WatchTheme(new FakePreferenceVault(), device, 'system').execute(theme => received.push(theme));
    device.change('dark');
    stop();
    device.change('light');
    expect(received).toEqual(['light', 'dark']);
  });

  it('prefers the stored choice to the device’s setting', () => {
    const device = new FakeDevicePreferences('light');
    const received: string[] = [];
    new WatchTheme(new FakePreferenceVault({ 'prefers-color-scheme': 'light' }), device, 'system').execute(theme =>
      received.push(theme),
    );
    device.change('dark');
    expect(received).toEqual(['light', 'light']);
  });

  it('applies a choice made in another window', () => {
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

describe('RememberMenu', () => {
  it('starts expanded, with no group folded', () => {
    expect(new RememberMenu(new FakePreferenceVault()).recall()).toEqual({ open: true, folded: [] });
  });

  it('restores what was stored under the name in the specification', () => {
    const preferences = new FakePreferenceVault();
    new RememberMenu(preferences).execute({ open: false, folded: ['admin', 'support'] });
    expect(preferences.kept).toMatchObject({ menu_open: 'false' });
    expect(new RememberMenu(preferences).recall()).toEqual({ open: false, folded: ['admin', 'support'] });
  });
});
