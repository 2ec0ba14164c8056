import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { BrowserSessionHint } from '@/infrastructure/storage/session/BrowserSessionHint';
import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { RefusedStorage } from '@/infrastructure/storage/kernel/RefusedStorage';
import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

/** Can be read, but saves nothing more. */
class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}
const session = { user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' };
const state = { clientID: 'h', login: 'l', redirectUrl: 'r', returnTo: '/', expiresOn: 1 };

describe.each([
  ['refuses storage', () => new RefusedStorage()],
  ['has a full storage', () => new FullStorage()],
])('in a browser that %s', (_name, make) => {
  it('a session lasts until the page is reloaded, and can be ended', () => {
    const storage = make();
    const vault = new BrowserSessionVault(storage);
    vault.save(session);
    expect(vault.current()).toEqual(session);
    vault.clear();
    expect(vault.current()).toBeUndefined();
    expect(new BrowserSessionVault(storage).current()).toBeUndefined();
  });

  it('a new window requires the password', () => {
    const hint = new BrowserSessionHint(make());
    hint.leave();
    expect(hint.present()).toBe(false);
    expect(() => hint.remove()).not.toThrow();
  });

  it('single sign-on reports that no return is possible', () => {
    const vault = new BrowserSingleSignOnVault(make());
    expect(vault.save('key', state)).toBe(false);
    expect(vault.consume('key')).toBeUndefined();
  });

  it('preferences are lost without an error', () => {
    const preferences = new BrowserPreferenceVault(make());
    preferences.save('menu_open', 'true');
    expect(preferences.read('menu_open')).toBeNull();
  });

  it('signing out still works', () => {
    expect(() => new BroadcastSignOutSignal(new EventTarget(), make()).announce('ann')).not.toThrow();
  });
});
