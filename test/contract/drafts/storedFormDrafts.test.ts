import 'fake-indexeddb/auto';
import { SealedStoredFormDrafts } from '@/infrastructure/storage/drafts/SealedStoredFormDrafts';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { storedFormDraftsContract } from '#test/support/contracts/drafts/storedFormDraftsContract';
import { FakeStoredFormDrafts } from '#test/support/fakes/drafts/FakeStoredFormDrafts';

storedFormDraftsContract('FakeStoredFormDrafts', async () => {
  const drafts = new FakeStoredFormDrafts();
  return {
    drafts,
    keep: async (id, text) => void drafts.vault.kept.set(id, text),
    breakDown: () => void (drafts.vault.isBroken = true),
  };
});

let made = 0;
storedFormDraftsContract('SealedStoredFormDrafts', async () => {
  let uid: string | undefined = 'u-ann';
  const records = new PersonalRecords({
    name: `stored-forms-${(made += 1)}`,
    person: () => uid,
    key: async () => new Uint8Array(32).fill(1),
    report: () => undefined,
  });
  return {
    drafts: new SealedStoredFormDrafts(records),
    keep: async (id, text) => void (await records.save('drafts', id, text)),
    breakDown: () => {
      uid = undefined;
      records.close();
    },
  };
});
