import 'fake-indexeddb/auto';
import { storedDraftId } from '@/domain/drafts/DraftKey';
import { SealedUnreadableRecords } from '@/infrastructure/storage/drafts/SealedUnreadableRecords';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { unreadableRecordsContract } from '#test/support/contracts/drafts/unreadableRecordsContract';
import { FakeUnreadableRecords } from '#test/support/fakes/drafts/FakeUnreadableRecords';

unreadableRecordsContract('FakeUnreadableRecords', async () => {
  const pieces = new FakeUnreadableRecords();
  return {
    pieces,
    damage: async patientId => {
      pieces.pieces = [...pieces.pieces, { key: `drafts/${patientId}`, subject: { kind: 'patient', patientId } }];
    },
    damageOrganisation: async organisationId => {
      pieces.pieces = [
        ...pieces.pieces,
        { key: `drafts/${organisationId}`, subject: { kind: 'organisation', organisationId } },
      ];
    },
    breakDown: () => void (pieces.isBroken = true),
  };
});

let made = 0;
unreadableRecordsContract('SealedUnreadableRecords', async () => {
  const name = `unreadable-${(made += 1)}`;
  let uid: string | undefined = 'u-ann';
  const under = (keyByte: number): PersonalRecords =>
    new PersonalRecords({
      name,
      person: () => uid,
      key: async () => new Uint8Array(32).fill(keyByte),
      report: () => undefined,
    });
  const [before, now] = [under(1), under(2)];
  return {
    pieces: new SealedUnreadableRecords(now),
    damage: async patientId => void (await before.save('drafts', `${patientId}/record`, 'of before')),
    damageOrganisation: async organisationId => {
      const key = { kind: 'administration', form: 'details', itemId: organisationId } as const;
      await before.save('drafts', storedDraftId(key), 'of before');
    },
    breakDown: () => {
      uid = undefined;
      now.close();
    },
  };
});
