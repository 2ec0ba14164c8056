import { RememberMenu } from '@/application/app/RememberMenu';
import { MenuStore } from '@/presentation/app/navigation/MenuStore';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('MenuStore', () => {
  it('keeps the state in which it was left on this device', () => {
    const preferences = new FakePreferenceVault();
    const menu = new MenuStore(new RememberMenu(preferences));
    menu.togglePin();
    menu.fold('admin');
    menu.fold('support');
    menu.fold('admin');
    const next = new MenuStore(new RememberMenu(preferences));
    expect([next.open, next.folded]).toEqual([false, ['support']]);
  });

  it('follows changes from another window', () => {
    const kept = {};
    const [one, other] = [
      new MenuStore(new RememberMenu(new FakePreferenceVault(kept))),
      new MenuStore(new RememberMenu(new FakePreferenceVault(kept))),
    ];
    const stop = other.start();
    one.togglePin();
    one.fold('admin');
    expect([other.open, other.folded]).toEqual([false, ['admin']]);
    stop();
    one.togglePin();
    expect(other.open).toBe(false);
  });

  it('never starts as an overlay over the page', () => {
    const preferences = new FakePreferenceVault();
    new MenuStore(new RememberMenu(preferences)).showOverlay(true);
    expect(new MenuStore(new RememberMenu(preferences)).overlay).toBe(false);
  });
});
