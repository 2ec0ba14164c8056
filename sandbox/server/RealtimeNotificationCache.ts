import type { CachedChat, NotificationCache } from '#sandbox/backend/notifications/NotificationCache';
import type { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';

/** The cache at `chat-notification-cache/{uid}/{chatSessionId}`. */
export class RealtimeNotificationCache implements NotificationCache {
  constructor(private readonly database: Pick<RealtimeDatabase, 'set' | 'update' | 'get'>) {}

  save(uid: string, chat: CachedChat): void {
    this.database.set(`${pathOf(uid)}/${chat.chatSessionId}`, chat);
  }

  forget(uid: string, chatSessionIds: readonly string[]): void {
    const held = Object.keys(this.database.get(pathOf(uid)) ?? {});
    const gone = chatSessionIds.filter(id => held.includes(id));
    if (gone.length > 0) this.database.update(pathOf(uid), Object.fromEntries(gone.map(id => [id, null])));
  }
}

function pathOf(uid: string): string {
  return `chat-notification-cache/${uid}`;
}
