import 'fake-indexeddb/auto';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { SealedBulkVault } from '@/infrastructure/storage/kernel/SealedBulkVault';
import { bulkVaultContract } from '#test/support/contracts/kernel/bulkVaultContract';
import { PageLocks } from '#test/support/fakes/chat/PageLocks';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';

bulkVaultContract('FakeBulkVault', async () => {
  const vault = new FakeBulkVault();
  return { vault, otherPage: () => vault, signIn: uid => void (vault.person = uid) };
});

let made = 0;
bulkVaultContract('SealedBulkVault', async () => {
  const [name, { manager: locks }, state] = [`bulk-vault-${++made}`, new PageLocks(), { uid: 'u-ann' }];
  const person = (): string => state.uid;
  const page = (): SealedBulkVault => {
    const records = new PersonalRecords({
      ...{ name, stores: ['bulkActions'], person },
      key: async () => new Uint8Array(32).fill(state.uid.length + state.uid.charCodeAt(2)),
      report: () => undefined,
    });
    return new SealedBulkVault({ records, area: 'accessCodes', person, locks });
  };
  return { vault: page(), otherPage: page, signIn: uid => void (state.uid = uid) };
});
