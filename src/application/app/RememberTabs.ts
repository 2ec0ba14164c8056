import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import { areaOfPath } from '@/domain/app/navigation/areaOfPath';
import { isReadablePath } from '@/domain/kernel/pathPart';
import { tabToStore } from '@/domain/app/tabs/tabToStore';
import type { ScopeCache } from '../access/ScopeCache';
import type { SessionVault } from '../session/ports/SessionVault';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { TabVault } from './ports/TabVault';

/** Tabs are kept when nothing has changed for this time, in milliseconds. */
const QUIET_MS = 300;
/** Delay before a failed read or save is retried, in milliseconds. */
const RETRY_MS = 30_000;
export const MOST_TABS = 40;

export interface RememberTabsPorts {
  readonly vault: TabVault;
  readonly session: Pick<SessionVault, 'current'>;
  readonly scopes: ScopeCache;
  readonly clock: Clock;
}

/**
 * Restores a user's tabs after signing in, those that their scopes still open, and saves them as they change. Nothing
 * is saved before the old ones were read.
 */
export class RememberTabs {
  private wanted: readonly string[] | undefined;
  private ready = false;
  private cancelAlarm: Unsubscribe = () => undefined;

  constructor(private readonly ports: RememberTabsPorts) {}

  /** `scopeOf` returns the scope that an address needs, or null if it needs none. */
  execute(notify: (urls: readonly string[]) => void, scopeOf: (url: string) => string | null): Unsubscribe {
    const uid = this.uid();
    let stopWaiting: Unsubscribe = () => undefined;
    const bringBack = (urls: readonly string[]): void => {
      const scopes = this.ports.scopes.read();
      stopWaiting();
      if (uid === undefined || uid !== this.uid()) return;
      if (scopes.status === 'unknown') return void (stopWaiting = this.ports.scopes.subscribe(() => bringBack(urls)));
      this.ready = true;
      // Rights that could not be checked take nothing away.
      notify(urls.filter(url => scopeGuard({ needed: scopeOf(url), scopes }) !== 'deny').slice(-MOST_TABS));
    };
    const read = async (): Promise<void> => {
      const stored = await this.ports.vault.read();
      if (uid === undefined || uid !== this.uid()) return;
      if (!stored.ok) return this.later(RETRY_MS, () => void read());
      bringBack(stored.value.filter(isPage));
    };
    void read();
    return () => {
      this.ready = false;
      stopWaiting();
      this.cancelAlarm();
    };
  }

  save(urls: readonly string[]): void {
    this.wanted = [...new Set(urls.map(tabToStore))].filter(isPage);
    if (this.ready) this.later(QUIET_MS, () => void this.write());
  }

  private async write(): Promise<void> {
    const { wanted } = this;
    // Another user may be signed in now.
    if (!this.ready || wanted === undefined) return;
    const stored = await this.ports.vault.save(wanted);
    if (!stored.ok && this.ready && wanted === this.wanted) this.later(RETRY_MS, () => void this.write());
  }

  private later(delayMs: number, action: () => void): void {
    this.cancelAlarm();
    this.cancelAlarm = this.ports.clock.wakeIn(delayMs, action);
  }

  private uid(): string | undefined {
    return this.ports.session.current()?.user.uid;
  }
}

const isPage = (url: string): boolean => /^\/[^/]/.test(url) && isReadablePath(url) && areaOfPath(url) === 'shell';
