import { ChatState } from '@/application/chat/client/ChatState';
import { ChatNotificationSource } from '@/application/chat/client/ChatNotificationSource';
import type { LiveState } from '@/application/kernel/LiveState';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { aSession } from '#test/support/builders/chat/aSession';
import { notificationSourceContract } from '#test/support/contracts/notifications/notificationSourceContract';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

type Chats = LiveState<readonly WaitingChat[]>;

notificationSourceContract('FakeNotificationSource', () => {
  const desk = new FakeNotificationSource();
  return {
    desk,
    comeIn: uid => desk.comeIn(uid),
    notifications: state => desk.notifications(state),
    chats: (generation, state) => desk.say(generation, state),
  };
});

/** The engine's words of the V1 chats, as its cache tells them. */
function notifyOld(board: ChatState, state: Chats): void {
  const known = ({ chatSessionId, patient, unread }: WaitingChat) => ({
    chatSessionId,
    patient: { email: '', name: patient },
    unread,
  });
  board.post({ type: 'cachedChats', state: 'value' in state ? { ...state, value: state.value.map(known) } : state });
}

/** The engine's words of the V2 chats: their list, and how the connection is. */
function notifyNew(board: ChatState, state: Chats): void {
  if (!('value' in state))
    return board.post({ type: 'update', update: { type: 'sessions', phase: state.status, sessions: [] } });
  const sessions = state.value.map(({ chatSessionId, unread }) => aSession({ chatSessionId, unread }));
  board.post({
    type: 'update',
    update: {
      type: 'sync',
      sync: state.status === 'live' ? { phase: 'live' } : { phase: 'down', since: 0, attempt: 1 },
    },
  });
  board.post({ type: 'update', update: { type: 'sessions', phase: 'known', sessions } });
}

notificationSourceContract('ChatNotificationSource', () => {
  const board = new ChatState();
  return {
    desk: new ChatNotificationSource(board),
    comeIn: uid => (uid === undefined ? board.clear() : board.post({ type: 'authorised', uid })),
    notifications: state => board.post({ type: 'notifications', state }),
    chats: (generation, state) => (generation === 'v1' ? notifyOld(board, state) : notifyNew(board, state)),
  };
});
