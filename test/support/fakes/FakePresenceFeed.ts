import { PRESENCE_CHUNK, type PresenceFeed } from '@/application/presence/ports/PresenceFeed';
import type { Stop } from '@/application/shared/Stop';
import type { Presence } from '@/domain/presence/Presence';

interface Watch {
  readonly userIds: readonly string[];
  readonly onPresence: (presences: readonly Presence[]) => void;
}

/** Tells what the test says of people; refuses to watch nobody, and more of them at once than a query may name. */
export class FakePresenceFeed implements PresenceFeed {
  private readonly watches = new Set<Watch>();
  private readonly known = new Map<string, Presence>();

  get watched(): readonly (readonly string[])[] {
    return [...this.watches].map(({ userIds }) => userIds);
  }

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Stop {
    if (userIds.length === 0 || userIds.length > PRESENCE_CHUNK) throw new Error(`${String(userIds.length)} people in one query`);
    const watch = { userIds, onPresence };
    this.watches.add(watch);
    this.tell(watch);
    return () => this.watches.delete(watch);
  }

  set(presence: Presence): void {
    this.known.set(presence.userId, presence);
    for (const watch of this.watches) if (watch.userIds.includes(presence.userId)) this.tell(watch);
  }

  private tell({ userIds, onPresence }: Watch): void {
    onPresence(userIds.map(userId => this.known.get(userId)).filter(presence => presence !== undefined));
  }
}
