import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Report } from '@/domain/reports/Report';
import type { ReportGateway } from './ports/ReportGateway';

/** Milliseconds between two looks at reports that wait or run. */
export const ACTIVE_PAUSE_MS = 3_000;

/** Receives what waits or runs; undefined where that could not be checked. */
export type ActiveListener = (active: readonly Report[] | undefined) => void;

/** Looks after the reports that wait or run: one call for all screens that show some. */
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
    this.stop = this.clock.wakeIn(ACTIVE_PAUSE_MS, () => void this.look());
  }

  private async look(): Promise<void> {
    const page = await this.reports.list({ state: 'active' });
    for (const listener of this.listeners) listener(page.ok ? page.value.reports : undefined);
    if (this.listeners.size > 0) this.plan();
  }
}
