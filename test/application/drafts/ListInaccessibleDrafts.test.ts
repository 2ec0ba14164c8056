import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ListInaccessibleDrafts } from '@/application/drafts/ListInaccessibleDrafts';
import { conflictsText } from '@/application/drafts/draftText';
import { formDraftText } from '@/application/kernel/forms/FormDraft';
import type { AnyChatDraftKey, FormDraftKey } from '@/domain/drafts/DraftKey';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeStoredFormDrafts } from '#test/support/fakes/drafts/FakeStoredFormDrafts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const rights: FormDraftKey = { kind: 'administration', form: 'userGroups', itemId: 'grace' };
const note: FormDraftKey = { kind: 'note', patientId: 'p-05' };

const entered = (base: object, mine: object): string =>
  formDraftText({ id: '1', version: null, base, mine, sent: [], unreadable: [] });

/** The last typed text is in the vault only after it was flushed. */
function prepared(chats: readonly (readonly [AnyChatDraftKey, string])[] = []) {
  const vault = new FakeDraftVault();
  const drafts = new FormDrafts(vault, new ManualClock());
  const stored = new FakeStoredFormDrafts(vault);
  const draftOf = (key: AnyChatDraftKey): string => chats.find(([one]) => one === key)?.[1] ?? '';
  const list = new ListInaccessibleDrafts(drafts, stored, { draftKeys: chats.map(([key]) => key), draftOf });
  return { vault, drafts, list };
}

describe('ListInaccessibleDrafts', () => {
  it('finds changed fields in forms of the scope, even those typed a moment ago', async () => {
    const { drafts, list } = prepared();
    drafts.execute(rights, entered({ admin: 'before', reason: '' }, { admin: 'before', reason: 'Covers for Dana' }));
    drafts.execute(note, entered({ text: '' }, { text: 'Slept well' }));
    expect(await list.execute('organisations:edit')).toMatchObject([{ place: 'form', texts: ['Covers for Dana'] }]);
    expect(await list.execute('therapist:list-patients')).toMatchObject([{ place: 'note', texts: ['Slept well'] }]);
  });

  it('finds texts inside lists and records, and drafts of other windows', async () => {
    const { vault, drafts, list } = prepared();
    const links = [{ title: 'Exercises', url: 'https://example.org' }];
    drafts.execute({ kind: 'administration', form: 'clientLinks', itemId: 'org-2' }, entered({}, { links }));
    await drafts.flush();
    vault.kept.set('/clientLinks/org-2/aside', conflictsText([entered({}, { reason: 'Typed in another window' })]));
    expect(await list.execute('organisations:edit')).toMatchObject([
      { texts: ['Exercises', 'https://example.org'] },
      { texts: ['Typed in another window'] },
    ]);
  });

  it('returns a draft that it cannot parse as it was stored', async () => {
    const { drafts, list } = prepared();
    drafts.execute(rights, 'of an earlier build');
    expect(await list.execute('survey:get')).toMatchObject([{ texts: ['of an earlier build'] }]);
  });

  it('finds what was typed in chats, without the data stored with it', async () => {
    const { list } = prepared([
      [{ kind: 'message', channelId: 'c-1' }, 'I will call'],
      [{ kind: 'edit', channelId: 'c-2' }, 'm-1\nBetter words'],
      [{ kind: 'message', channelId: 'c-3' }, ' '],
    ]);
    expect(await list.execute('chat:view-active-chats')).toEqual([
      { id: 'c-1', place: 'chat', texts: ['I will call'] },
      { id: 'edit:c-2', place: 'chat', texts: ['Better words'] },
    ]);
    expect(await list.execute('therapist:list-patients')).toEqual([]);
  });

  it('returns nothing, not an empty list, when the drafts cannot be read', async () => {
    const { vault, list } = prepared();
    vault.isBroken = true;
    expect(await list.execute('organisations:edit')).toBeUndefined();
  });
});
