import type { ScopesState } from '@/domain/access/ScopesState';
import { areaOfPath } from '@/domain/app/navigation/areaOfPath';
import type { SessionEvents } from '../session/SessionEvents';
import { RetrySchedule } from '../kernel/RetrySchedule';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { AddressBar } from '../app/ports/AddressBar';
import type { LoadScopes } from './LoadScopes';
import type { ScopeCache } from './ScopeCache';
import type { ScopeResetSignal } from './ScopeResetSignal';

/** D1 §9: "Scope cache refresh interval 30 minutes (app-wide setting)." */
const REFRESH_MS = 30 * 60_000;
/** Many refusals at once are one reason to ask again, in milliseconds. */
const RESET_PAUSE_MS = 5_000;

export interface ScopeSignals {
  readonly events: SessionEvents;
  readonly resets: ScopeResetSignal;
  readonly addressBar: AddressBar;
}

/**
 * Keeps the signed-in user's scopes up to date: loads them on first need, after each sign-in, on a reset signal and at
 * regular intervals.
 */
export class WatchScopes {
  constructor(
    private readonly loadScopes: LoadScopes,
    private readonly cache: ScopeCache,
    private readonly signals: ScopeSignals,
    private readonly clock: Clock,
  ) {}

  execute(notify: (scopes: ScopesState) => void): Unsubscribe {
    const { events, resets, addressBar } = this.signals;
    let cancelRefresh: Unsubscribe = () => undefined;
    const retries = new RetrySchedule(this.clock);
    let requestedAt = -Infinity;
    let isStopped = false;
    const load = (): void => {
      cancelRefresh();
      retries.stop();
      cancelRefresh = this.clock.wakeIn(REFRESH_MS, load);
      // A user who returns from single sign-on has no session yet.
      if (areaOfPath(addressBar.path()) === 'callback') return;
      requestedAt = this.clock.now();
      void this.loadScopes.execute().then(isKnown => {
        if (isStopped) return;
        if (isKnown === true) retries.reset();
        else if (this.cache.read().status === 'known') retries.scheduleRetry(load);
      });
    };
    const unwatch = this.cache.subscribe(scopes => {
      // The chat does not start without the rights: half an hour would be half an hour without patients.
      if (scopes.status === 'couldNotCheck') retries.scheduleRetry(load);
      notify(scopes);
    });
    const stopListening = events.subscribe(({ kind, user }) => {
      if (kind !== 'renewed') this.loadScopes.reset();
      if (kind !== 'signedOut') return load();
      retries.reset();
      if (user !== undefined) void this.loadScopes.forget(user.uid);
    });
    let cancelReset: Unsubscribe = () => undefined;
    const unreset = resets.subscribe(() => {
      cancelReset();
      const pauseLeft = requestedAt + RESET_PAUSE_MS - this.clock.now();
      // Changes since the last request was sent must not wait for half an hour.
      if (pauseLeft <= 0) load();
      else cancelReset = this.clock.wakeIn(pauseLeft, load);
    });
    notify(this.cache.read());
    load();
    return () => {
      isStopped = true;
      retries.stop();
      [cancelRefresh, cancelReset, unwatch, stopListening, unreset].forEach(stop => stop());
    };
  }
}
