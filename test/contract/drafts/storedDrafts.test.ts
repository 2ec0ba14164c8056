import 'fake-indexeddb/auto';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { SealedFormDraftVault } from '@/infrastructure/storage/patients/SealedFormDraftVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { restoreDevice, storedAuthor, storedIds, storedKey } from './support/storedDevice';

const problems: string[] = [];
const report = (problem: string): void => void problems.push(problem);

beforeAll(restoreDevice);
afterEach(() => expect(problems).toEqual([]));

describe('drafts that an earlier build left on the device', () => {
  it('opens every draft of the chat', async () => {
    const vault = new IndexedDbChatVault('staff-dashboard-chat', report);
    await vault.openStorage();
    await vault.unlock(storedKey());
    expect((await vault.open(storedAuthor)).ok).toBe(true);
    const drafts = await vault.drafts();
    expect([...drafts.keys()].sort()).toEqual(storedIds('staff-dashboard-chat', 'drafts').sort());
  });

  it('opens every draft of a form', async () => {
    const records = new PersonalRecords({
      name: 'staff-dashboard-personal',
      person: () => storedAuthor,
      key: async () => storedKey(),
      report,
    });
    const vault = new SealedFormDraftVault(records);
    for (const id of storedIds('staff-dashboard-personal', 'drafts')) expect(await vault.draftOf(id)).not.toBe('');
  });
});
