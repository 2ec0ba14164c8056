import { staleData } from '@/domain/notifications/staleData';
import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { NotificationSource } from './ports/NotificationSource';
import type { NotificationPage } from './ports/NotificationFeed';
import type { StaleSignal } from './StaleSignal';

/** Carries out what notifications require besides being shown, once for each of them. Once per window. */
export class ApplyNotifications {
  private done = new Set<string>();

  constructor(
    private readonly source: NotificationSource,
    private readonly engine: ChatEngine,
    private readonly signal: StaleSignal,
  ) {}

  execute(): Unsubscribe {
    const stops = [
      this.source.watchNotifications(state => {
        if ('value' in state) this.apply(state.value);
      }),
      // The active chats of this window come from the engine, which reloads them.
      this.signal.subscribe('activeChats', () => this.engine.command({ type: 'reloadSessions' })),
    ];
    return () => stops.forEach(stop => stop());
  }

  private apply({ notifications }: NotificationPage): void {
    const fresh = notifications.filter(({ id }) => !this.done.has(id));
    this.done = new Set(notifications.map(({ id }) => id));
    const kinds = fresh.flatMap(notification => staleData(notification));
    for (const kind of new Set(kinds)) this.signal.announce(kind);
  }
}
