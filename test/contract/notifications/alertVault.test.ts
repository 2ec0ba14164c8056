import { BrowserAlertVault } from '@/infrastructure/storage/notifications/BrowserAlertVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { alertVaultContract } from '#test/support/contracts/notifications/alertVaultContract';
import { FakeAlertVault } from '#test/support/fakes/notifications/FakeAlertVault';

alertVaultContract('FakeAlertVault', () => {
  const shared = new FakeAlertVault();
  return [shared, shared];
});
alertVaultContract('BrowserAlertVault', () => {
  const storage = new MemoryStorage();
  return [new BrowserAlertVault(storage), new BrowserAlertVault(storage)];
});
