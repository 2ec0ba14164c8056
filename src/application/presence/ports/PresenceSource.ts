import type { Presence } from '@/domain/presence/Presence';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Follows any number of people for every screen that shows some; each watch is told of its own. */
export interface PresenceSource {
  /** Tells what is known at once, if anything, and after every change. Somebody never seen is left out. */
  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Unsubscribe;
}
