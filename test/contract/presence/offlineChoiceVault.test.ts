import { BrowserOfflineChoiceVault } from '@/infrastructure/storage/presence/BrowserOfflineChoiceVault';
import { RefusedStorage } from '@/infrastructure/storage/kernel/RefusedStorage';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { offlineChoiceVaultContract } from '#test/support/contracts/presence/offlineChoiceVaultContract';
import { FakeOfflineChoiceVault } from '#test/support/fakes/presence/FakeOfflineChoiceVault';

offlineChoiceVaultContract('FakeOfflineChoiceVault', () => new FakeOfflineChoiceVault());
offlineChoiceVaultContract('BrowserOfflineChoiceVault', () => new BrowserOfflineChoiceVault(new MemoryStorage()));

describe('BrowserOfflineChoiceVault', () => {
  it('is read by another window, and does not reveal whose choice it is', () => {
    const storage = new MemoryStorage();
    new BrowserOfflineChoiceVault(storage).save('ana-uid', 7);
    expect(new BrowserOfflineChoiceVault(storage).chosenAt('ana-uid')).toBe(7);
    expect(JSON.stringify(Object.entries(storage))).not.toContain('ana-uid');
  });

  it.each(['', 'nonsense', 'ana 7', '{"a":1}'])('takes the damaged entry "%s" for none', entry => {
    const storage = new MemoryStorage();
    storage.setItem('offline_choice', entry);
    expect(new BrowserOfflineChoiceVault(storage).chosenAt('ana')).toBeUndefined();
  });

  it('does nothing where storage is refused', () => {
    const vault = new BrowserOfflineChoiceVault(new RefusedStorage());
    vault.save('ana', 7);
    vault.clear('ana');
    expect(vault.chosenAt('ana')).toBeUndefined();
  });
});
