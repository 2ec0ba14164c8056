import { draftVaultContract } from '#test/support/contracts/draftVaultContract';
import { FakeDraftVault } from '#test/support/fakes/FakeDraftVault';

draftVaultContract('FakeDraftVault', async () => {
  const vault = new FakeDraftVault();
  return { window: () => Promise.resolve(vault), dispose: () => Promise.resolve() };
});
