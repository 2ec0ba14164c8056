import 'fake-indexeddb/auto';
import { SealedFormDraftVault } from '@/infrastructure/storage/patients/SealedFormDraftVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { formDraftVaultContract } from '#test/support/contracts/patients/formDraftVaultContract';
import { FakeFormDraftVault } from '#test/support/fakes/patients/FakeFormDraftVault';

formDraftVaultContract('FakeFormDraftVault', async () => {
  const vault = new FakeFormDraftVault();
  const breakDown = (): void => {
    vault.isBroken = true;
  };
  return { vault, breakDown };
});

let made = 0;
formDraftVaultContract('SealedFormDraftVault', async () => {
  let uid: string | undefined = 'u-ann';
  const pieces = new PersonalRecords({
    name: `note-drafts-${++made}`,
    person: () => uid,
    key: async () => new Uint8Array(32),
    report: () => undefined,
  });
  const breakDown = (): void => {
    uid = undefined;
    pieces.close();
  };
  return { vault: new SealedFormDraftVault(pieces), breakDown };
});
