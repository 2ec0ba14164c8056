import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Report } from '@/domain/reports/Report';
import type { ReportGateway } from './ports/ReportGateway';

/** Interval of checks of waiting and running reports, in milliseconds. */
export const ACTIVE_PAUSE_MS = 3_000;

/** Maximum pages per check: more than the schedule and its readers request at once. */
const MOST_PAGES = 20;

/** Receives waiting and running reports; undefined if they could not be checked. */
export type ActiveListener = (active: readonly Report[] | undefined) => void;

/** Watches waiting and running reports, with one call for all screens. */
export class WatchActiveReports {
  private readonly listeners = new Set<ActiveListener>();
  private stop: Unsubscribe = () => undefined;

  constructor(
    private readonly reports: Pick<ReportGateway, 'list'>,
    private readonly clock: Pick<Clock, 'wakeIn'>,
  ) {}

  execute(listener: ActiveListener): Unsubscribe {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.plan();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  private plan(): void {
    this.stop = this.clock.wakeIn(ACTIVE_PAUSE_MS, () => void this.load());
  }

  private async load(): Promise<void> {
    const active = await this.all();
    for (const listener of this.listeners) listener(active);
    if (this.listeners.size > 0) this.plan();
  }

  /** Loads all pages, because running reports are the oldest and on the last page. */
  private async all(): Promise<readonly Report[] | undefined> {
    const active: Report[] = [];
    let from: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await this.reports.list({ state: 'active', ...(from !== undefined && { from }) });
      if (!page.ok) return undefined;
      active.push(...page.value.reports);
      from = page.value.next;
      if (from === undefined) return active;
    }
    return undefined;
  }
}
