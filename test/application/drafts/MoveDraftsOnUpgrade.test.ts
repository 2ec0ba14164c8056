import { ChatState } from '@/application/chat/page/ChatState';
import { MoveDraftsOnUpgrade } from '@/application/drafts/MoveDraftsOnUpgrade';
import { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const before = aSession({ chatSessionId: 'ana-1', channelId: 'V1.ana-1', generation: 'v1' });
const after = aSession({ chatSessionId: 'ana-2', channelId: 'PatientTherapistChat.ana-2' });

function setUp() {
  const [chatState, received]: [ChatState, string[]] = [new ChatState(), []];
  chatState.post({ type: 'authorised', uid: 'me' });
  const saveDraft = { execute: (place: AnyChatDraftKey, text: string) => chatState.setDraft(place, text) };
  const stop = new MoveDraftsOnUpgrade(chatState, saveDraft).execute((from, to) =>
    received.push(`${from.chatSessionId} → ${to.chatSessionId}`),
  );
  const list = (...sessions: readonly ChatSession[]) => chatState.post({ type: 'sessions', phase: 'known', sessions });
  const ends = ({ channelId }: ChatSession) => chatState.post({ type: 'chatEnded', channelId });
  return { chatState, received, list, ends, stop };
}

describe('MoveDraftsOnUpgrade', () => {
  it('moves the draft of the V1 chat, whether its end or the V2 chat is reported first', () => {
    for (const endFirst of [true, false]) {
      const { chatState, received, list, ends } = setUp();
      list(before);
      chatState.setDraft(chatDraftKey(before.channelId), 'See you on');
      if (endFirst) ends(before);
      list(before, after);
      if (!endFirst) list(after);
      expect([
        received,
        chatState.draftOf(chatDraftKey(after.channelId)),
        chatState.draftOf(chatDraftKey(before.channelId)),
      ]).toEqual([['ana-1 → ana-2'], 'See you on', '']);
    }
  });

  it('appends the text of an unfinished edit to the draft', () => {
    const { chatState, list } = setUp();
    const edits = new SaveEditDraft(chatState, { execute: (place, text) => chatState.setDraft(place, text) });
    list(before);
    chatState.setDraft(chatDraftKey(before.channelId), 'See you on');
    edits.execute(before.channelId, { timeId: 7n, text: 'On Thursday at ten' });
    list(after);
    expect(chatState.draftOf(chatDraftKey(after.channelId))).toBe('See you on\nOn Thursday at ten');
    expect(edits.editOf(before.channelId)).toBeUndefined();
  });

  it('reports a move once, however often the list arrives', () => {
    const { received, list } = setUp();
    list(before);
    list(after);
    list(after);
    expect(received).toEqual(['ana-1 → ana-2']);
  });

  it('moves no draft to another patient, or between two active chats of one patient', () => {
    const { chatState, received, list, ends } = setUp();
    const zoe = aSession({ ...after, chatSessionId: 'zoe', patient: { ...after.patient, id: 'p-zoe' } });
    list(before);
    chatState.setDraft(chatDraftKey(before.channelId), 'For Ana');
    list(before, after);
    ends(before);
    list(zoe);
    expect([received, chatState.draftOf(chatDraftKey(before.channelId))]).toEqual([[], 'For Ana']);
  });

  it('does not treat a list that could not be loaded as the end of a chat', () => {
    const { chatState, received, list } = setUp();
    list(before);
    chatState.post({ type: 'sessions', phase: 'failed', sessions: [] });
    list(before);
    expect(received).toEqual([]);
  });

  it('forgets the previous user’s chats, and stops', () => {
    const { chatState, received, list, stop } = setUp();
    list(before);
    chatState.clear();
    chatState.post({ type: 'authorised', uid: 'other' });
    list(after);
    stop();
    list(before);
    list(after);
    expect(received).toEqual([]);
  });
});
