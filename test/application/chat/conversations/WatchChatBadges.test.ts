import { ChatState } from '@/application/chat/page/ChatState';
import { WatchChatBadges, type ChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import type { LostChat } from '@/application/chat/conversations/EndedChats';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  const received: ChatBadges[] = [];
  const ended: string[] = [];
  const lost: LostChat[] = [];
  const watch = new WatchChatBadges(chatState).execute({
    onMarks: marks => received.push(marks),
    onEnded: id => ended.push(id),
    onLost: chat => lost.push(chat),
  });
  const list = (phase: 'known' | 'failed', ...sessions: readonly ChatSession[]) =>
    chatState.post({ type: 'sessions', phase, sessions });
  return { chatState, received, ended, lost, list, watch };
}

describe('WatchChatBadges', () => {
  it.each(['highRisk', 'unreadMessageCount', 'unansweredFrom', 'lastMessage'])(
    'reports that %s could not be read, because a patient may need help',
    part => {
      const { received, list } = setUp();
      list('known', aSession({ couldNotRead: [part] }), aSession({ channelId: 'c-ben', couldNotRead: ['pinned'] }));
      expect(received.at(-1)?.chats.map(({ mayHideNeed = false }) => mayHideNeed)).toEqual([true, false]);
    },
  );

  it('reports what each chat needs', () => {
    const { chatState, received } = setUp();
    const asked = { timeId: toTimeId(1_000), sender: 'ana', text: 'Hello?', deleted: false };
    chatState.post({
      type: 'sessions',
      phase: 'known',
      sessions: [
        aSession({
          unread: 2,
          highRisk: true,
          lastMessage: asked,
          waiting: { since: toTimeId(1_000), atLeast: false },
        }),
      ],
    });
    expect(received.at(-1)).toEqual({
      phase: 'known',
      chats: [
        {
          chatSessionId: 'ana',
          generation: 'v2',
          patientName: 'Ana Novak',
          unread: 2,
          highRisk: true,
          hasDraft: false,
          undecided: 0,
          waitingSince: 1_000,
        },
      ],
    });
  });

  it('reports an accepted emergency and the wait since its request, until it is answered', () => {
    const { received, list } = setUp();
    const acceptedRequest = { emergency: true, requestedAt: 500, couldNotRead: [] };
    list('known', aSession({ acceptedRequest, waiting: { since: toTimeId(1_000), atLeast: false } }));
    expect(received.at(-1)?.chats[0]).toMatchObject({ emergency: 'emergency', waitingSince: 500 });
    list('known', aSession({ acceptedRequest: { ...acceptedRequest, emergency: false } }));
    expect(received.at(-1)?.chats[0]).toMatchObject({ waitingSince: 500 });
    expect(received.at(-1)?.chats[0]).not.toHaveProperty('emergency');
    list('known', aSession({ acceptedRequest: { ...acceptedRequest, emergency: false, couldNotRead: ['emergency'] } }));
    expect(received.at(-1)?.chats[0]).toMatchObject({ emergency: 'mayBeEmergency' });
    list('known', aSession());
    expect(received.at(-1)?.chats[0]).not.toHaveProperty('emergency');
  });

  it('reports no wait once the patient has been answered', () => {
    const { chatState, received } = setUp();
    const answered = { timeId: toTimeId(1_000), sender: 'me', text: 'Hello', deleted: false };
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession({ lastMessage: answered })] });
    expect(received.at(-1)?.chats[0]).not.toHaveProperty('waitingSince');
  });

  it('reports a wait that may have begun earlier, and one of unknown length', () => {
    const { chatState, received } = setUp();
    const sessions = [
      aSession({ waiting: { since: toTimeId(1_000), atLeast: true } }),
      aSession({ chatSessionId: 'ben', channelId: 'c-ben', waiting: { since: null } }),
    ];
    chatState.post({ type: 'sessions', phase: 'known', sessions });
    expect(received.at(-1)?.chats).toMatchObject([{ waitingSince: 1_000, waitsAtLeast: true }, { waitingSince: null }]);
  });

  it('counts messages that need a decision, but not those being sent', () => {
    const { chatState, received } = setUp();
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    const held = anEntry({ id: 'e-1', channelId: 'c-ana', refusal: 'earlierSignIn' });
    const entries = [
      held,
      anEntry({ id: 'e-2', channelId: 'c-ana' }),
      anEntry({ id: 'e-3', channelId: 'c-ben', refusal: 'tooOld' }),
    ];
    chatState.post({ type: 'unsent', entries });
    expect(received.at(-1)?.chats[0]?.undecided).toBe(1);
    chatState.post({ type: 'unsent', entries: [] });
    expect(received.at(-1)?.chats[0]?.undecided).toBe(0);
  });

  it('reports a draft after a refresh', () => {
    const { chatState, received, watch } = setUp();
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.setDraft(chatDraftKey('c-ana'), 'Dear Ana');
    watch.refresh();
    expect(received.at(-1)?.chats[0]?.hasDraft).toBe(true);
  });

  it('returns to unknown, not to an empty list, when the user signs out', () => {
    const { chatState, received } = setUp();
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.clear();
    expect(received.at(-1)).toEqual({ phase: 'unknown', chats: [] });
  });

  it('reports each chat that ends, even if it is no longer listed', () => {
    const { chatState, ended, watch } = setUp();
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.post({ type: 'chatEnded', channelId: 'c-ana' });
    chatState.post({ type: 'chatEnded', channelId: 'PatientTherapistChat.lost' });
    watch.stop();
    chatState.post({ type: 'chatEnded', channelId: 'c-ben' });
    expect(ended).toEqual(['ana', 'lost']);
  });
});

describe('a chat that leaves the list', () => {
  const ana = aSession();
  const ben = aSession({ chatSessionId: 'ben', channelId: 'c-ben' });

  it('is reported when no other update reported its end', () => {
    const { list, lost } = setUp();
    list('known', ana, ben);
    list('known', ben);
    expect(lost).toEqual([{ chatSessionId: 'ana', patientName: 'Ana Novak', isOut: false }]);
  });

  it('is reported as a chat that this user is no longer in, if the backend says so', () => {
    const { chatState, list, lost } = setUp();
    list('known', ana, ben);
    chatState.post({ type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' });
    list('known', ben);
    expect(lost).toEqual([{ chatSessionId: 'ana', patientName: 'Ana Novak', isOut: true }]);
  });

  it('is reported again when the user was readmitted in between', () => {
    const { chatState, list, lost } = setUp();
    list('known', ana);
    chatState.post({ type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' });
    list('known');
    list('known', ana);
    list('known');
    expect(lost.map(({ isOut }) => isOut)).toEqual([true, false]);
  });

  it('is not reported for an ended chat, an incomplete list or the previous user', () => {
    const { chatState, list, lost } = setUp();
    list('known', ana, ben);
    chatState.post({ type: 'chatEnded', channelId: 'c-ana' });
    list('known', ben);
    list('failed');
    chatState.clear();
    list('known');
    expect(lost).toEqual([]);
  });
});
