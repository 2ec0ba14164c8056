import { get, onValue as listen, ref, type Database } from 'firebase/database';
import type { CachedChatFeed } from '@/application/notifications/ports/CachedChatFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import { isObject } from '@/domain/kernel/parseJson';

/** Reads an entry of the chat notification cache; undefined when it is none. */
export function toCachedChat(chatSessionId: string, entry: unknown): CachedChat | undefined {
  if (!isObject(entry) || !isObject(entry['patient']) || !isObject(entry['messages'])) return undefined;
  const { email, name } = entry['patient'];
  const { unread } = entry['messages'];
  if (typeof email !== 'string' || typeof unread !== 'number' || !Number.isInteger(unread) || unread < 0)
    return undefined;
  return { chatSessionId, patient: { email, name: typeof name === 'string' ? name : '' }, unread };
}

/** Reads `chat-notification-cache/{uid}`. It also has entries of V2 chats; the chat engine knows those better. */
export class DatabaseCachedChatFeed implements CachedChatFeed {
  constructor(
    private readonly database: () => Database,
    private readonly report: (problem: string, event?: string) => void,
  ) {}

  watch(uid: string, { onValue, onStale, onDown }: LiveSubscriber<readonly CachedChat[]>): Unsubscribe {
    const database = this.database();
    const cache = ref(database, `chat-notification-cache/${uid}`);
    const unlisten = listen(
      cache,
      snapshot => onValue(this.oldChats(snapshot.val())),
      error => {
        this.report(`chat-notification-cache: ${error.name}`);
        onDown();
      },
    );
    let wasConnected = false;
    let wasCut = false;
    const unwatch = listen(ref(database, '.info/connected'), connected => {
      const isConnected = connected.val() === true;
      if (wasConnected && !isConnected) {
        wasCut = true;
        onStale();
      }
      // A value unchanged since the connection was lost is not delivered again, so it is requested.
      if (wasCut && isConnected) get(cache).then(snapshot => onValue(this.oldChats(snapshot.val())), onStale);
      wasConnected = isConnected;
    });
    return () => {
      unlisten();
      unwatch();
    };
  }

  private oldChats(value: unknown): readonly CachedChat[] {
    const entries: (readonly [string, unknown])[] = isObject(value) ? Object.entries(value) : [];
    return entries
      .filter(([, entry]) => !(isObject(entry) && entry['pubNub'] === true))
      .flatMap(([id, entry]) => {
        const chat = toCachedChat(id, entry);
        if (chat === undefined)
          this.report('An entry of the chat notification cache is not what the contract says.', id);
        return chat ?? [];
      });
  }
}
