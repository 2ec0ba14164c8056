import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { ChatServices } from './ChatServices';
import type { ChatRoom } from './ChatRoom';

type ListCall =
  | 'chats'
  | 'chatsV2'
  | 'pinnedChats'
  | 'unreadMessages'
  | 'chatToken'
  | 'revokeChatToken'
  | 'cleanNotificationCache';

export function listHandlers({
  rooms,
  views,
  pins,
  messaging,
  log,
  tokens,
  notificationCache,
}: ChatServices): Pick<HandlersOf<'chat'>, ListCall> {
  const newestFirst = (uid: string) =>
    [...rooms.roomsOf(uid)].sort((a, b) => compareUtf8(views.lastActivity(b), views.lastActivity(a)));
  const sessions = (found: readonly ChatRoom[], uid: string) => found.map(room => views.session(room, uid));
  return {
    chats: ({ caller: { uid }, query: { skip, limit, pubNub } }) =>
      sessions(
        newestFirst(uid)
          .filter(room => isOf(room, pubNub))
          .slice(skip, skip + limit),
        uid,
      ),
    chatsV2: ({ caller: { uid } }) =>
      sessions(
        newestFirst(uid).filter(room => isOf(room, true)),
        uid,
      ),
    pinnedChats: ({ caller: { uid } }) => {
      const own = new Map(rooms.roomsOf(uid).map(room => [room.patientId, room]));
      return sessions(
        pins.pinnedBy(uid).flatMap(patientId => own.get(patientId) ?? []),
        uid,
      );
    },
    unreadMessages: ({ caller: { uid }, query }) =>
      query.channelIds.split(',').flatMap(channelId => {
        const room = rooms.shared(channelId, uid);
        return room
          ? [{ channelId, unread: log.logOf(channelId).unreadBy(uid, messaging.readUpTo(room, uid)?.seq) }]
          : [];
      }),
    chatToken: ({ caller, query }) => {
      messaging.enter(caller.uid, query.chatRoomId);
      return { token: tokens.issue(caller.uid) };
    },
    revokeChatToken: ({ caller, query }) => tokens.revoke(query.token, caller.uid),
    cleanNotificationCache: ({ caller }) => {
      const ended = rooms.ended().map(({ id }) => id);
      notificationCache.forget(caller.uid, ended);
    },
  };
}

/** `pubNub` requests chats of the second generation. */
function isOf({ generation }: ChatRoom, pubNub: boolean | string): boolean {
  return isTrue(pubNub) === pubNubOf(generation);
}

function compareUtf8(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
