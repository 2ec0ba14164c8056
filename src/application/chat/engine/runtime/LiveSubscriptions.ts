import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { Presence } from '@/domain/presence/Presence';
import type { NotificationPage } from '../../../notifications/ports/NotificationFeed';
import { PRESENCE_CHUNK } from '../../../presence/ports/PresenceFeed';
import type { LiveState } from '../../../kernel/LiveState';
import { RetryingSubscription } from '../../../kernel/RetryingSubscription';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { HostUpdate } from '../../protocol/HostUpdate';
import type { HostPorts } from './HostPorts';

/** The engine's subscriptions besides chats: notifications, the V1 chat cache and presence. */
export class LiveSubscriptions {
  private stops: Unsubscribe[] = [];
  private presenceStops: Unsubscribe[] = [];
  private presences = new Map<string, Presence>();

  constructor(
    private readonly ports: Pick<HostPorts, 'notifications' | 'cachedChats' | 'presence' | 'clock'>,
    private readonly notify: (update: HostUpdate) => void,
  ) {}

  /** A user who signs in again keeps their subscriptions. */
  start(uid: string): void {
    if (this.stops.length > 0) return;
    const { notifications, cachedChats, clock } = this.ports;
    this.stops = [
      new RetryingSubscription<NotificationPage>(
        watcher => notifications.watch(uid, watcher),
        clock,
        state => this.notify({ type: 'notifications', state }),
      ).start(),
      new RetryingSubscription<readonly CachedChat[]>(
        watcher => cachedChats.watch(uid, watcher),
        clock,
        state => this.notify({ type: 'cachedChats', state }),
      ).start(),
    ];
  }

  /** The next sign-in subscribes again; the page asks for presence then. */
  pause(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.watchPresence([]);
  }

  watchPresence(userIds: readonly string[]): void {
    for (const stop of this.presenceStops) stop();
    this.presences = new Map();
    const chunks = Array.from({ length: Math.ceil(userIds.length / PRESENCE_CHUNK) }, (_, at) =>
      userIds.slice(at * PRESENCE_CHUNK, (at + 1) * PRESENCE_CHUNK),
    );
    this.presenceStops = chunks.map(chunk =>
      new RetryingSubscription<readonly Presence[]>(
        watcher => this.ports.presence.watch(chunk, watcher),
        this.ports.clock,
        state => this.applyPresence(chunk, state),
      ).start(),
    );
  }

  /** Without a live subscription presence is unknown: old presence would look as if users had gone offline. */
  private applyPresence(userIds: readonly string[], state: LiveState<readonly Presence[]>): void {
    for (const userId of userIds) this.presences.delete(userId);
    if (state.status === 'live') for (const presence of state.value) this.presences.set(presence.userId, presence);
    this.notify({ type: 'presence', presences: [...this.presences.values()] });
  }
}
