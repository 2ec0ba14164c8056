import type { Presence } from '@/domain/presence/Presence';
import type { LiveSubscriber } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Most people that one presence query may name (D1 §9). */
export const PRESENCE_CHUNK = 10;

/** Watches when people were last seen. */
export interface PresenceFeed {
  /**
   * At most PRESENCE_CHUNK people. Reports what is known at once and after every change; people never seen are left
   * out.
   */
  watch(userIds: readonly string[], watcher: LiveSubscriber<readonly Presence[]>): Unsubscribe;
}
