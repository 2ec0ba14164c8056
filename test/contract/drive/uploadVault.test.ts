import 'fake-indexeddb/auto';
import { SealedUploadVault } from '@/infrastructure/storage/drive/SealedUploadVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { uploadVaultContract } from '#test/support/contracts/drive/uploadVaultContract';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { PageLocks } from '#test/support/fakes/chat/PageLocks';

uploadVaultContract('FakeUploadVault', async () => {
  const vault = new FakeUploadVault();
  return { vault, otherPage: async () => vault, stop: async () => undefined };
});

let made = 0;
uploadVaultContract('SealedUploadVault', async () => {
  const [name, { manager: locks }] = [`upload-vault-${++made}`, new PageLocks()];
  const page = (): SealedUploadVault => {
    const pieces = new PersonalRecords({
      name,
      person: () => 'u-ann',
      key: async () => new Uint8Array(32),
      report: () => undefined,
    });
    return new SealedUploadVault({ pieces, locks, clock: new ManualClock(), report: () => undefined });
  };
  return { vault: page(), otherPage: async () => page(), stop: async () => undefined };
});
