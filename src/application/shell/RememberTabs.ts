import { areaOfPath } from '@/domain/shell/areaOfPath';
import { tabToKeep } from '@/domain/shell/tabToKeep';
import type { SessionVault } from '../session/ports/SessionVault';
import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { TabVault } from './ports/TabVault';

/** Tabs are kept when nothing has changed for this time, in milliseconds. */
const QUIET_MS = 300;
/** What could not be read or kept is tried again after this time, in milliseconds. */
const RETRY_MS = 30_000;
/** More are not brought back. */
export const MOST_TABS = 40;

/** Brings back the tabs of a person after signing in, and keeps them as they change. Nothing is kept before the old ones were read. */
export class RememberTabs {
  private wanted: readonly string[] | undefined;
  private ready = false;
  private cancelAlarm: Stop = () => undefined;

  constructor(
    private readonly vault: TabVault,
    private readonly session: Pick<SessionVault, 'current'>,
    private readonly clock: Clock,
  ) {}

  execute(tell: (urls: readonly string[]) => void): Stop {
    const uid = this.uid();
    const read = async (): Promise<void> => {
      const kept = await this.vault.read();
      if (uid === undefined || uid !== this.uid()) return;
      if (!kept.ok) return this.later(RETRY_MS, () => void read());
      this.ready = true;
      tell(kept.value.filter(isPage).slice(-MOST_TABS));
    };
    void read();
    return () => {
      this.ready = false;
      this.cancelAlarm();
    };
  }

  note(urls: readonly string[]): void {
    this.wanted = [...new Set(urls.map(tabToKeep))];
    if (this.ready) this.later(QUIET_MS, () => void this.keep());
  }

  private async keep(): Promise<void> {
    const { wanted } = this;
    // Whoever is signed in now may be somebody else.
    if (!this.ready || wanted === undefined) return;
    const kept = await this.vault.keep(wanted);
    if (!kept.ok && this.ready && wanted === this.wanted) this.later(RETRY_MS, () => void this.keep());
  }

  private later(delayMs: number, action: () => void): void {
    this.cancelAlarm();
    this.cancelAlarm = this.clock.wakeIn(delayMs, action);
  }

  private uid(): string | undefined {
    return this.session.current()?.user.uid;
  }
}

const isPage = (url: string): boolean => /^\/[^/]/.test(url) && areaOfPath(url) === 'shell';
