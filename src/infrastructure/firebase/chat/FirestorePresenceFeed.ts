import { collection, limit, onSnapshot, query, where, type Firestore } from 'firebase/firestore';
import { PRESENCE_CHUNK, type PresenceFeed } from '@/application/presence/ports/PresenceFeed';
import type { Stop } from '@/application/shared/Stop';
import type { Presence } from '@/domain/presence/Presence';

/** Reads `chat-presence`. A query that fails tells nothing: whoever watches keeps what was known, with its time. */
export class FirestorePresenceFeed implements PresenceFeed {
  constructor(
    private readonly firestore: () => Firestore,
    private readonly report: (problem: string) => void,
  ) {}

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Stop {
    const people = query(collection(this.firestore(), 'chat-presence'), where('user', 'in', [...userIds]), limit(PRESENCE_CHUNK));
    return onSnapshot(
      people,
      snapshot => onPresence(snapshot.docs.map(document => toPresence(document.data())).filter(presence => presence !== undefined)),
      error => this.report(`chat-presence: ${error.code}`),
    );
  }
}

function toPresence(data: Record<string, unknown>): Presence | undefined {
  const { user, lastSeenTime, loggedOutTime, appearOffline } = data;
  if (typeof user !== 'string' || typeof lastSeenTime !== 'number' || typeof appearOffline !== 'boolean') return undefined;
  return { userId: user, lastSeenTime, loggedOutTime: typeof loggedOutTime === 'number' ? loggedOutTime : 0, appearOffline };
}
