import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { ChatServices } from './ChatServices';

type MessageCall =
  | 'sendMessage'
  | 'editMessage'
  | 'deleteMessage'
  | 'participants'
  | 'markAsRead'
  | 'markAsTyping'
  | 'markAsOnline'
  | 'appearOffline'
  | 'setAppearOffline';

export function messageHandlers({ messaging, presence, views }: ChatServices): Pick<HandlersOf<'chat'>, MessageCall> {
  return {
    sendMessage: ({ caller, path, body }) => messaging.send(caller.uid, path.chatRoomId, body),
    editMessage: ({ caller, path, body }) => messaging.edit(caller.uid, path.chatRoomId, path.messageId, body),
    deleteMessage: ({ caller, path, query }) =>
      messaging.delete(caller.uid, path.chatRoomId, path.messageId, query.clientTs),
    participants: ({ caller, path }) =>
      views.participants(messaging.enter(caller.uid, path.chatRoomId).room, caller.uid),
    markAsRead: ({ caller, path, body }) => messaging.markAsRead(caller.uid, path.chatRoomId, body.timeId),
    markAsTyping: ({ caller, path, query }) =>
      messaging.markAsTyping(caller.uid, path.chatRoomId, isTrue(query.isTyping)),
    markAsOnline: ({ caller, query }) => presence.markAsOnline(caller.uid, isTrue(query.isOnline)),
    appearOffline: ({ caller }) => ({ appearOffline: presence.appearsOffline(caller.uid) }),
    setAppearOffline: ({ caller, body }) => presence.appearOffline(caller.uid, body.appearOffline),
  };
}
