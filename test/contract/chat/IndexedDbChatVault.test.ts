import 'fake-indexeddb/auto';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { outboxVaultContract } from '#test/support/contracts/chat/outboxVaultContract';

let devices = 0;

/** A different key for each user, always the same for one user. */
const keyOf = (uid: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(32).map((_, at) => (uid.charCodeAt(at % uid.length) + at) % 256);

async function device() {
  devices += 1;
  const name = `device-${devices}`;
  return {
    window: async (uid: string): Promise<IndexedDbChatVault> => {
      const vault = new IndexedDbChatVault(name, () => undefined);
      await vault.openStorage();
      await vault.unlock(keyOf(uid));
      return vault;
    },
    dispose: () => Promise.resolve(),
  };
}

outboxVaultContract('IndexedDbChatVault', device);
