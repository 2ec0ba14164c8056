import 'fake-indexeddb/auto';
import { SealedNoteDraftVault } from '@/infrastructure/storage/patients/SealedNoteDraftVault';
import { PersonalPieces } from '@/infrastructure/storage/kernel/PersonalPieces';
import { noteDraftVaultContract } from '#test/support/contracts/patients/noteDraftVaultContract';
import { FakeNoteDraftVault } from '#test/support/fakes/patients/FakeNoteDraftVault';

noteDraftVaultContract('FakeNoteDraftVault', async () => {
  const vault = new FakeNoteDraftVault();
  const breakDown = (): void => {
    vault.isBroken = true;
  };
  return { vault, breakDown };
});

let made = 0;
noteDraftVaultContract('SealedNoteDraftVault', async () => {
  let uid: string | undefined = 'u-ann';
  const pieces = new PersonalPieces({ name: `note-drafts-${++made}`, person: () => uid, key: async () => new Uint8Array(32), report: () => undefined });
  const breakDown = (): void => {
    uid = undefined;
    pieces.close();
  };
  return { vault: new SealedNoteDraftVault(pieces), breakDown };
});
