import type { Presence } from '@/domain/presence/Presence';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Watches any number of people for all screens; each watch is notified of its own. The chat, which imports this area,
 * implements it: a class here would close a circle.
 */
export interface PresenceSource {
  /** Reports what is known at once, if anything, and after every change. People never seen are left out. */
  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Unsubscribe;
}
