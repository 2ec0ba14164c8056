import { BrowserAlertVault } from '@/infrastructure/storage/BrowserAlertVault';
import { MemoryStorage } from '#test/support/builders/MemoryStorage';
import { alertVaultContract } from '#test/support/contracts/alertVaultContract';
import { FakeAlertVault } from '#test/support/fakes/FakeAlertVault';

alertVaultContract('FakeAlertVault', () => {
  const shared = new FakeAlertVault();
  return [shared, shared];
});
alertVaultContract('BrowserAlertVault', () => {
  const storage = new MemoryStorage();
  return [new BrowserAlertVault(storage), new BrowserAlertVault(storage)];
});
