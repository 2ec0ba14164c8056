import type { PresenceSource } from '@/application/presence/ports/PresenceSource';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Presence } from '@/domain/presence/Presence';

interface Watch {
  readonly userIds: readonly string[];
  readonly onPresence: (presences: readonly Presence[]) => void;
}

/** Reports no one until the test sets a presence. */
export class FakePresenceSource implements PresenceSource {
  private readonly watches = new Set<Watch>();
  private presences: readonly Presence[] = [];

  /** The watched people, in the order of the watches. */
  get watched(): readonly string[] {
    return [...new Set([...this.watches].flatMap(({ userIds }) => userIds))];
  }

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Unsubscribe {
    const watch = { userIds, onPresence };
    this.watches.add(watch);
    if (this.presences.length > 0) this.notify(watch);
    return () => this.watches.delete(watch);
  }

  see(...presences: readonly Presence[]): void {
    this.presences = presences;
    for (const watch of [...this.watches]) this.notify(watch);
  }

  private notify({ userIds, onPresence }: Watch): void {
    onPresence(this.presences.filter(({ userId }) => userIds.includes(userId)));
  }
}
