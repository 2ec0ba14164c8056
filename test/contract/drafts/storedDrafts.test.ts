import 'fake-indexeddb/auto';
import { ChatState } from '@/application/chat/page/ChatState';
import { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import { conflictTexts, draftText } from '@/application/drafts/draftText';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import { readFormDraft } from '@/application/kernel/forms/FormDraft';
import { DRAFT_FORMS, storedDraftId, type FormDraftKey } from '@/domain/drafts/DraftKey';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { SealedFormDraftVault } from '@/infrastructure/storage/drafts/SealedFormDraftVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { noteFields } from '@/presentation/patients/timeline/notes/NoteStore';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { restoreDevice, storedAuthor, storedIds, storedKey } from './support/storedDevice';

const CHAT = 'staff-dashboard-chat';
const PERSONAL = 'staff-dashboard-personal';
const v1 = 'V1.5f1c0a';
const v2 = 'PatientTherapistChat.77e0b2';

const problems: string[] = [];
const report = (problem: string): void => void problems.push(problem);

beforeAll(restoreDevice);
afterEach(() => expect(problems).toEqual([]));

describe('drafts that an earlier build left on the device', () => {
  describe('in chats', () => {
    async function open() {
      const vault = new IndexedDbChatVault(CHAT, report);
      await vault.openStorage();
      await vault.unlock(storedKey());
      expect((await vault.open(storedAuthor)).ok).toBe(true);
      const [drafts, patientNames] = [await vault.drafts(), await vault.draftNames()];
      const chatState = new ChatState();
      chatState.post({ type: 'authorised', uid: storedAuthor });
      chatState.post({ type: 'drafts', drafts, patientNames });
      return { drafts, chatState, saveDraft: new SaveDraft(new FakeChatEngine(), chatState, new ManualClock()) };
    }

    it('are all found, each under its key', async () => {
      const { drafts, chatState } = await open();
      const stored = storedIds(CHAT, 'drafts').sort();
      expect([...drafts.keys()].sort()).toEqual(stored);
      expect(chatState.draftKeys.map(storedDraftId).sort()).toEqual(stored);
    });

    it('open as the typed text, with the name of the patient', async () => {
      const { chatState } = await open();
      expect(chatState.draftOf({ kind: 'message', channelId: v1 })).toBe('See you on Friday');
      expect(chatState.draftOf({ kind: 'message', channelId: v2 })).toBe('Typed in a second window');
      expect(chatState.nameOf(v2)).toBe('Ana Nowak-Ørsted');
    });

    it('open as edits, notes to colleagues and a flag change', async () => {
      const { chatState, saveDraft } = await open();
      expect(new SaveEditDraft(chatState, saveDraft).editOf(v2)).toEqual({
        timeId: 17_000_000_000_000_001n,
        text: 'Another change',
      });
      const notes = new ActNoteDrafts(chatState, saveDraft);
      for (const purpose of ['invite', 'handover', 'flag', 'unflag'] as const)
        expect(notes.noteOf(v2, purpose)).toBe(`Words of ${purpose}: please`);
      expect(new RiskChangeDrafts(chatState, saveDraft).changeOf('p-ana')).toEqual({
        patientId: 'p-ana',
        highRisk: true,
        reason: 'Said that she\ncannot go on',
        actId: 'act-1',
      });
    });

    it('open as the texts of another window', async () => {
      const { chatState } = await open();
      const written = [`beside:${v2}`, `beside:edit:${v2}`].map(id =>
        draftText(chatDraftKey(id), chatState.draftOf(chatDraftKey(id))),
      );
      expect(written).toEqual(['How did you sleep?\n👋', 'How are you today?']);
    });
  });

  describe('in forms', () => {
    function open() {
      const key = async () => storedKey();
      const records = new PersonalRecords({ name: PERSONAL, person: () => storedAuthor, key, report });
      const vault = new SealedFormDraftVault(records);
      return { vault, drafts: new FormDrafts(vault, new ManualClock()) };
    }

    it('are all found, each under its key', async () => {
      const { vault, drafts } = open();
      const items = ['new', 'ra-9', 'm-3', 'm-4', 'm-5'];
      const keys: FormDraftKey[] = [
        { kind: 'note', patientId: 'p-ana' },
        ...DRAFT_FORMS.flatMap((form): FormDraftKey[] => [
          { kind: 'form', patientId: 'p-ana', form },
          ...items.map((itemId): FormDraftKey => ({ kind: 'form', patientId: 'p-ana', form, itemId })),
        ]),
      ];
      const found: string[] = [];
      for (const key of keys) {
        if ((await drafts.draftOf(key)) !== '') found.push(storedDraftId(key));
        const conflicts = await vault.draftOf({ kind: 'conflicts', of: key });
        if (conflictTexts(conflicts ?? '').length > 0) found.push(storedDraftId({ kind: 'conflicts', of: key }));
      }
      expect(found.sort()).toEqual(storedIds(PERSONAL, 'drafts').sort());
    });

    it('open as the entered fields', async () => {
      const { drafts } = open();
      const note = readFormDraft(await drafts.draftOf({ kind: 'note', patientId: 'p-ana' }), noteFields);
      expect(note).toMatchObject({ id: 'm-other', mine: { text: 'Of a second window' }, lost: [], unreadable: [] });
      const form = await drafts.draftOf({ kind: 'form', patientId: 'p-ana', form: 'appointment', itemId: 'm-3' });
      expect(JSON.parse(form)).toMatchObject({ version: '3', mine: { title: 'Second talk' } });
      expect(await drafts.draftOf({ kind: 'form', patientId: 'p-ana', form: 'deletion', itemId: 'm-5' })).toBe(
        'It was about another patient',
      );
    });

    it('offer the texts of another window', async () => {
      const { drafts } = open();
      const offered = await new Promise<readonly string[]>(resolve => {
        drafts.watchConflicts({ kind: 'note', patientId: 'p-ana' }, resolve);
      });
      expect(offered.map(kept => readFormDraft(kept, noteFields)?.mine.text)).toEqual(['Slept “well”\n😀']);
    });
  });
});
