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
    // Reported when the number changes, not with every snapshot.
    let reported = 0;
    return onSnapshot(
      people,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return onStale();
        const presences = docs.map(document => toPresence(document.data()));
        const unreadable = presences.filter(presence => presence === undefined).length;
        if (unreadable > 0 && unreadable !== reported)
          this.report(`chat-presence: ${unreadable} records are not readable`);
        reported = unreadable;
        return onValue(presences.filter(presence => presence !== undefined));
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
