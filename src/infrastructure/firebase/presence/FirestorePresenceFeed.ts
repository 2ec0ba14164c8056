import { collection, limit, onSnapshot, query, where, type Firestore } from 'firebase/firestore';
import { PRESENCE_CHUNK, type PresenceFeed } from '@/application/presence/ports/PresenceFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Presence } from '@/domain/presence/Presence';

/** Reads `chat-presence`. */
export class FirestorePresenceFeed implements PresenceFeed {
  constructor(
    private readonly firestore: () => Firestore,
    private readonly report: (problem: string) => void,
  ) {}

  watch(userIds: readonly string[], { onValue, onStale, onDown }: LiveSubscriber<readonly Presence[]>): Unsubscribe {
    const people = query(
      collection(this.firestore(), 'chat-presence'),
      where('user', 'in', [...userIds]),
      limit(PRESENCE_CHUNK),
    );
    // Reported once, not with each signal of another user.
    let told = 0;
    return onSnapshot(
      people,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return onStale();
        const people = docs.map(document => toPresence(document.data()));
        const unreadable = people.filter(presence => presence === undefined).length;
        if (unreadable > 0 && unreadable !== told) this.report(`chat-presence: ${unreadable} records are not readable`);
        told = unreadable;
        return onValue(people.filter(presence => presence !== undefined));
      },
      error => {
        this.report(`chat-presence: ${error.code}`);
        onDown();
      },
    );
  }
}

function toPresence(data: Record<string, unknown>): Presence | undefined {
  const { user, lastSeenTime, loggedOutTime, appearOffline } = data;
  if (typeof user !== 'string' || typeof lastSeenTime !== 'number' || typeof appearOffline !== 'boolean')
    return undefined;
  return {
    userId: user,
    lastSeenTime,
    loggedOutTime: typeof loggedOutTime === 'number' ? loggedOutTime : 0,
    appearOffline,
  };
}
