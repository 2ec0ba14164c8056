import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { BrowserSessionHint } from '@/infrastructure/storage/session/BrowserSessionHint';
import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { RefusedStorage } from '@/infrastructure/storage/kernel/RefusedStorage';
import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

/** Can be read, and takes nothing more. */
class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}
const session = { user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' };
const state = { clientID: 'h', login: 'l', redirectUrl: 'r', returnTo: '/', expiresOn: 1 };

describe.each([
  ['refuses storage', () => new RefusedStorage()],
  ['has its storage full', () => new FullStorage()],
])('a browser that %s', (_name, make) => {
  it('still has a session until the page is reloaded, and can end it', () => {
    const storage = make();
    const vault = new BrowserSessionVault(storage);
    vault.save(session);
    expect(vault.current()).toEqual(session);
    vault.clear();
    expect(vault.current()).toBeUndefined();
    expect(new BrowserSessionVault(storage).current()).toBeUndefined();
  });

  it('asks a new window for the password', () => {
    const hint = new BrowserSessionHint(make());
    hint.leave();
    expect(hint.present()).toBe(false);
    expect(() => hint.remove()).not.toThrow();
  });

  it('says that no one could come back from a provider', () => {
    const vault = new BrowserSingleSignOnVault(make());
    expect(vault.save('key', state)).toBe(false);
    expect(vault.consume('key')).toBeUndefined();
  });

  it('forgets choices, and nothing worse', () => {
    const preferences = new BrowserPreferenceVault(make());
    preferences.save('menu_open', 'true');
    expect(preferences.read('menu_open')).toBeNull();
  });

  it('still signs out', () => {
    expect(() => new BroadcastSignOutSignal(new EventTarget(), make()).announce('ann')).not.toThrow();
  });
});
