import { RememberMenu } from '@/application/shell/RememberMenu';
import { MenuStore } from '@/presentation/shell/MenuStore';
import { FakePreferenceVault } from '#test/support/fakes/FakePreferenceVault';

describe('MenuStore', () => {
  it('stands as it was left on this device', () => {
    const preferences = new FakePreferenceVault();
    const menu = new MenuStore(new RememberMenu(preferences));
    menu.togglePin();
    menu.fold('admin');
    menu.fold('support');
    menu.fold('admin');
    const next = new MenuStore(new RememberMenu(preferences));
    expect([next.open, next.folded]).toEqual([false, ['support']]);
  });

  it('never starts over the page', () => {
    const preferences = new FakePreferenceVault();
    new MenuStore(new RememberMenu(preferences)).showOverlay(true);
    expect(new MenuStore(new RememberMenu(preferences)).overlay).toBe(false);
  });
});
