import { BrowserPreferenceVault } from '@/infrastructure/storage/BrowserPreferenceVault';
import { MemoryStorage } from '#test/support/builders/MemoryStorage';
import { preferenceVaultContract } from '#test/support/contracts/preferenceVaultContract';
import { FakePreferenceVault } from '#test/support/fakes/FakePreferenceVault';

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}

preferenceVaultContract('FakePreferenceVault', () => new FakePreferenceVault());
preferenceVaultContract('BrowserPreferenceVault', () => new BrowserPreferenceVault(new MemoryStorage()));

describe('BrowserPreferenceVault', () => {
  it('takes a full device for a forgetful one', () => {
    const vault = new BrowserPreferenceVault(new FullStorage());
    vault.keep('menu_open', 'false');
    expect(vault.read('menu_open')).toBeNull();
  });
});
