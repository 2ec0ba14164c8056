import { uploadVaultContract } from '#test/support/contracts/uploadVaultContract';
import { FakeUploadVault } from '#test/support/fakes/FakeUploadVault';

uploadVaultContract('FakeUploadVault', async () => {
  const vault = new FakeUploadVault();
  return { vault, otherPage: async () => vault, stop: async () => undefined };
});
