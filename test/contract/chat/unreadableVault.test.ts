import 'fake-indexeddb/auto';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { unreadableVaultContract } from '#test/support/contracts/chat/unreadableVaultContract';
import { FakeUnreadableVault } from '#test/support/fakes/chat/FakeUnreadableVault';

const WRITTEN_AT = 1_772_357_400_000;
const clientTs = BigInt(WRITTEN_AT) * 10_000n;
const key = (byte: number) => new Uint8Array(32).fill(byte);
let made = 0;

unreadableVaultContract('FakeUnreadableVault', async () => {
  const vault = new FakeUnreadableVault();
  return {
    vault,
    setAside: async () =>
      vault.setAside({ id: '1', kind: 'message', key: { kind: 'message', channelId: 'c-b' }, writtenAt: WRITTEN_AT }),
    restoreKey: async () => {
      vault.opening.add('1');
      vault.unlock();
    },
    lock: async () =>
      vault.setAside({
        id: '1',
        kind: 'message',
        key: { kind: 'message', channelId: 'c-b' },
        writtenAt: WRITTEN_AT,
        isLocked: true,
      }),
  };
});
unreadableVaultContract('IndexedDbChatVault', async () => {
  const vault = new IndexedDbChatVault(`unreadable-${++made}`, () => undefined);
  await vault.openStorage();
  await vault.unlock(key(1));
  await vault.open('ann');
  const keep = () =>
    vault.save(anEntry({ id: `ann:c-b:${clientTs}`, channelId: 'c-b', author: 'ann', clientTs, timeId: clientTs }));
  return {
    vault,
    lock: async () => {
      await keep();
      await vault.unlock(undefined);
    },
    setAside: async () => {
      await keep();
      await vault.unlock(key(2));
      await vault.open('ann');
    },
    restoreKey: () => vault.unlock(key(1)),
  };
});
