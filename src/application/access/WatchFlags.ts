import type { SessionEvents } from '../session/SessionEvents';
import { RetrySchedule } from '../kernel/RetrySchedule';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { LoadFlags } from './LoadFlags';
import type { FlagCache } from './FlagCache';

/** Looked at with the scopes; how often the backend is really asked is the minimum fetch interval's matter. */
const CHECK_EVERY_MS = 30 * 60_000;

/** Follows which features are on: the defaults at once, then what remote configuration says. */
export class WatchFlags {
  constructor(
    private readonly loadFlags: LoadFlags,
    private readonly flags: FlagCache,
    private readonly events: SessionEvents,
    private readonly clock: Clock,
  ) {}

  execute(notify: (flags: FlagCache) => void): Unsubscribe {
    let cancel: Unsubscribe = () => undefined;
    let isStopped = false;
    const retries = new RetrySchedule(this.clock);
    const reload = (): void => {
      cancel();
      retries.stop();
      cancel = this.clock.wakeIn(CHECK_EVERY_MS, reload);
      void this.loadFlags.execute().then(isKnown => {
        if (isStopped) return;
        if (isKnown) retries.reset();
        else retries.scheduleRetry(reload);
      });
    };
    const stops = [
      this.flags.subscribe(() => notify(this.flags)),
      this.events.subscribe(({ kind }) => kind !== 'signedOut' && reload()),
      () => cancel(),
    ];
    notify(this.flags);
    reload();
    return () => {
      isStopped = true;
      retries.stop();
      stops.forEach(stop => stop());
    };
  }
}
