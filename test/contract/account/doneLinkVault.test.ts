import { BrowserDoneLinkVault } from '@/infrastructure/storage/account/BrowserDoneLinkVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { doneLinkVaultContract } from '#test/support/contracts/account/doneLinkVaultContract';
import { FakeDoneLinkVault } from '#test/support/fakes/account/FakeDoneLinkVault';

doneLinkVaultContract('FakeDoneLinkVault', () => new FakeDoneLinkVault());
doneLinkVaultContract('BrowserDoneLinkVault', () => new BrowserDoneLinkVault(new MemoryStorage()));

describe('BrowserDoneLinkVault', () => {
  it('stores no link in plain text', () => {
    const storage = new MemoryStorage();
    new BrowserDoneLinkVault(storage).save('secret-link', 'ann@staff.example');
    expect(JSON.stringify(Object.entries(storage))).not.toContain('secret-link');
    expect(storage).toHaveLength(1);
  });
});
