import 'fake-indexeddb/auto';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { SealedFormDraftVault } from '@/infrastructure/storage/drafts/SealedFormDraftVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { chatDraftKey, formKey } from '#test/support/builders/drafts/draftKeys';
import { chatDraftVaultContract } from '#test/support/contracts/drafts/chatDraftVaultContract';
import { draftVaultContract } from '#test/support/contracts/drafts/draftVaultContract';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';

let devices = 0;
const key = (): Uint8Array<ArrayBuffer> => new Uint8Array(32).fill(7);
const chatKeys = [chatDraftKey('c-ana'), chatDraftKey('edit:c-ana')] as const;
const formKeys = [formKey('p-ana'), formKey('p-ana/cgi')] as const;

const fakeDevice = () => {
  const vault = new FakeDraftVault();
  const breakDown = (): void => {
    vault.isBroken = true;
  };
  return { window: async () => vault, breakDown };
};

const chatDevice = () => {
  const name = `chat-${++devices}`;
  return {
    window: async () => {
      const vault = new IndexedDbChatVault(name, () => undefined);
      await vault.openStorage();
      await vault.unlock(key());
      await vault.open('u-ann');
      return vault;
    },
  };
};

const personalDevice = () => {
  const name = `personal-${++devices}`;
  let uid: string | undefined = 'u-ann';
  const opened: PersonalRecords[] = [];
  return {
    window: async () => {
      const records = new PersonalRecords({
        name,
        person: () => uid,
        key: async () => key(),
        report: () => undefined,
      });
      opened.push(records);
      return new SealedFormDraftVault(records);
    },
    breakDown: (): void => {
      uid = undefined;
      for (const records of opened) records.close();
    },
  };
};

draftVaultContract('FakeDraftVault', () => ({ ...fakeDevice(), keys: formKeys }));
draftVaultContract('SealedFormDraftVault', () => ({ ...personalDevice(), keys: formKeys }));
draftVaultContract('IndexedDbChatVault', () => ({
  ...chatDevice(),
  keys: chatKeys,
  breakDown: vault => (vault as IndexedDbChatVault).close(),
}));

chatDraftVaultContract('FakeDraftVault', fakeDevice);
chatDraftVaultContract('IndexedDbChatVault', chatDevice);
