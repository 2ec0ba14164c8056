import type { ScopesState } from '@/domain/access/ScopesState';
import type { SessionEvents } from '../session/ports/SessionEvents';
import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { LoadScopes } from './LoadScopes';
import type { ScopeCache } from './ports/ScopeCache';

/** D1 §9: "Scope cache refresh interval 30 minutes (app-wide setting)." */
const REFRESH_MS = 30 * 60_000;

/** Follows the rights of the signed-in person: loaded on first need, after each sign-in and from time to time. */
export class WatchScopes {
  constructor(
    private readonly loadScopes: LoadScopes,
    private readonly cache: ScopeCache,
    private readonly events: SessionEvents,
    private readonly clock: Clock,
  ) {}

  execute(tell: (scopes: ScopesState) => void): Stop {
    let cancelRefresh: Stop = () => undefined;
    const load = (): void => {
      cancelRefresh();
      cancelRefresh = this.clock.wakeIn(REFRESH_MS, load);
      void this.loadScopes.execute();
    };
    const unwatch = this.cache.subscribe(tell);
    const unhear = this.events.subscribe(({ kind }) => {
      if (kind !== 'renewed') this.loadScopes.reset();
      if (kind !== 'signedOut') load();
    });
    tell(this.cache.read());
    load();
    return () => {
      cancelRefresh();
      unwatch();
      unhear();
    };
  }
}
