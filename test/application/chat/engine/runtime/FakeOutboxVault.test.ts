import { outboxVaultContract } from '#test/support/contracts/chat/outboxVaultContract';
import { FakeOutboxVault, type FakeDisk } from '#test/support/fakes/chat/FakeOutboxVault';

outboxVaultContract('FakeOutboxVault', () => {
  const disk: FakeDisk = new Map();
  return Promise.resolve({
    window: () => Promise.resolve(new FakeOutboxVault(disk)),
    dispose: () => Promise.resolve(),
  });
});
