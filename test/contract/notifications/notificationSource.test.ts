import { ChatState } from '@/application/chat/page/ChatState';
import { ChatNotificationSource } from '@/application/chat/page/ChatNotificationSource';
import { KnownPatients } from '@/application/kernel/KnownPatients';
import type { LiveState } from '@/application/kernel/LiveState';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { aSession } from '#test/support/builders/chat/aSession';
import { notificationSourceContract } from '#test/support/contracts/notifications/notificationSourceContract';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

type Chats = LiveState<readonly WaitingChat[]>;

notificationSourceContract('FakeNotificationSource', () => {
  const source = new FakeNotificationSource();
  return {
    source,
    signIn: uid => source.signIn(uid),
    notifications: state => source.notifications(state),
    chats: (generation, state) => source.say(generation, state),
  };
});

/** The engine's update of the cached V1 chats. */
function notifyOld(chatState: ChatState, state: Chats): void {
  const known = ({ chatSessionId, patient, unread }: WaitingChat) => ({
    chatSessionId,
    patient: { email: '', name: patient },
    unread,
  });
  chatState.post({
    type: 'cachedChats',
    state: 'value' in state ? { ...state, value: state.value.map(known) } : state,
  });
}

/** The engine's updates of the V2 chats: the list and the state of the connection. */
function notifyNew(chatState: ChatState, state: Chats): void {
  if (!('value' in state)) return chatState.post({ type: 'sessions', phase: state.status, sessions: [] });
  const sessions = state.value.map(({ chatSessionId, unread, emergency }) =>
    aSession({
      chatSessionId,
      unread,
      ...(emergency && { acceptedRequest: { emergency, requestedAt: 1_000, couldNotRead: [] } }),
    }),
  );
  chatState.post({
    type: 'sync',
    sync: state.status === 'live' ? { phase: 'live' } : { phase: 'down', since: 0, attempt: 1 },
  });
  chatState.post({ type: 'sessions', phase: 'known', sessions });
}

notificationSourceContract('ChatNotificationSource', () => {
  const chatState = new ChatState();
  return {
    source: new ChatNotificationSource(chatState, new KnownPatients()),
    signIn: uid => (uid === undefined ? chatState.clear() : chatState.post({ type: 'authorised', uid })),
    notifications: state => chatState.post({ type: 'notifications', state }),
    chats: (generation, state) => (generation === 'v1' ? notifyOld(chatState, state) : notifyNew(chatState, state)),
  };
});
