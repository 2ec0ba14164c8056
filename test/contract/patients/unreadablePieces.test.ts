import 'fake-indexeddb/auto';
import { SealedUnreadablePieces } from '@/infrastructure/storage/patients/SealedUnreadablePieces';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { unreadablePiecesContract } from '#test/support/contracts/patients/unreadablePiecesContract';
import { FakeUnreadablePieces } from '#test/support/fakes/patients/FakeUnreadablePieces';

unreadablePiecesContract('FakeUnreadablePieces', async () => {
  const pieces = new FakeUnreadablePieces();
  return {
    pieces,
    damage: async patientId => void (pieces.pieces = [...pieces.pieces, { key: `drafts/${patientId}`, patientId }]),
    breakDown: () => void (pieces.isBroken = true),
  };
});

let made = 0;
unreadablePiecesContract('SealedUnreadablePieces', async () => {
  const name = `unreadable-${(made += 1)}`;
  let uid: string | undefined = 'u-ann';
  const under = (keyByte: number): PersonalRecords =>
    new PersonalRecords({ name, person: () => uid, key: async () => new Uint8Array(32).fill(keyByte), report: () => undefined });
  const [before, now] = [under(1), under(2)];
  return {
    pieces: new SealedUnreadablePieces(now),
    damage: async patientId => void (await before.keep('drafts', `${patientId}/record`, 'of before')),
    breakDown: () => {
      uid = undefined;
      now.close();
    },
  };
});
