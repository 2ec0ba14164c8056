import { draftVaultContract } from '#test/support/contracts/chat/draftVaultContract';
import { FakeDraftVault } from '#test/support/fakes/chat/FakeDraftVault';

draftVaultContract('FakeDraftVault', async () => {
  const vault = new FakeDraftVault();
  return { window: () => Promise.resolve(vault), dispose: () => Promise.resolve() };
});
