import { ChatState } from '@/application/chat/page/ChatState';
import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { ChatBadgesStore } from '@/presentation/app/toolbar/ChatBadgesStore';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('ChatBadgesStore', () => {
  it('lists an accepted emergency before longer waits, with or without unread messages', () => {
    const chatState = new ChatState();
    const clock = new ManualClock();
    const store = new ChatBadgesStore({
      watchChatBadges: new WatchChatBadges(chatState),
      commands: new ChatCommands(new FakeChatEngine(), chatState, clock),
      clock,
      onEnded: () => undefined,
      onLost: () => undefined,
    });
    const stop = store.start();
    chatState.post({ type: 'authorised', uid: 'me' });
    const chat = (id: string) => ({ chatSessionId: id, channelId: `c-${id}`, unread: 1, highRisk: true });
    const sessions = [
      aSession({ ...chat('long'), waiting: { since: toTimeId(1_000), atLeast: false } }),
      aSession({ ...chat('asked'), acceptedRequest: { emergency: true, requestedAt: 9_000, couldNotRead: [] } }),
    ];
    chatState.post({ type: 'sessions', phase: 'known', sessions });
    for (const list of [store.unread, store.waiting, store.flagged])
      expect(list.map(({ chatSessionId }) => chatSessionId)).toEqual(['asked', 'long']);
    stop();
  });
});
