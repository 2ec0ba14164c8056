import { isOnline } from '@/domain/presence/isOnline.rule';
import type { Presence } from '@/domain/presence/Presence';
import { dayOf } from '@/domain/kernel/time/dayOf';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { PresenceSource } from './ports/PresenceSource';

/** Watches which of these people are online, and reports at once when a silence makes one of them offline. */
export class WatchPresence {
  constructor(
    private readonly source: PresenceSource,
    private readonly clock: Clock,
    /** Time zone of the service region. */
    private readonly zone: string,
  ) {}

  /** People whose presence is unknown are absent from `online`. */
  execute(userIds: readonly string[], notify: (online: ReadonlyMap<string, boolean>) => void): Unsubscribe {
    let cancelWake: Unsubscribe = () => undefined;
    const report = (presences: readonly Presence[]): void => {
      cancelWake();
      const now = Math.floor(this.clock.now() / 1000);
      const verdicts = presences.map(
        presence => [presence.userId, isOnline({ presence, now, today: dayOf(now, this.zone) })] as const,
      );
      const next = Math.min(...verdicts.map(([, { until }]) => until ?? Infinity));
      if (next < Infinity)
        cancelWake = this.clock.wakeIn(Math.max(0, next * 1000 - this.clock.now()), () => report(presences));
      notify(new Map(verdicts.map(([userId, { online }]) => [userId, online])));
    };
    const unwatch = this.source.watch(userIds, report);
    return () => {
      unwatch();
      cancelWake();
    };
  }
}
