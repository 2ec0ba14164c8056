import type { PresenceDesk } from '@/application/presence/ports/PresenceDesk';
import type { Stop } from '@/application/shared/Stop';
import type { Presence } from '@/domain/presence/Presence';

/** Knows of nobody until the test lets somebody be seen. */
export class FakePresenceDesk implements PresenceDesk {
  watched: readonly string[] = [];
  private presences: readonly Presence[] = [];
  private tell: ((presences: readonly Presence[]) => void) | undefined;

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Stop {
    this.watched = userIds;
    this.tell = presences => onPresence(presences.filter(({ userId }) => userIds.includes(userId)));
    if (this.presences.length > 0) this.tell(this.presences);
    return () => {
      this.watched = [];
      this.tell = undefined;
    };
  }

  see(...presences: readonly Presence[]): void {
    this.presences = presences;
    this.tell?.(presences);
  }
}
