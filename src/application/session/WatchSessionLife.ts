import type { SessionLife } from '@/domain/session/SessionLife';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { SessionVault } from './ports/SessionVault';
import type { ReportedSessionEnd } from './ReportedSessionEnd';

/** Reports when the session began and when it will end, now and on every change. */
export class WatchSessionLife {
  constructor(
    private readonly vault: SessionVault,
    private readonly reportedEnd: ReportedSessionEnd,
    private readonly clock: Clock,
  ) {}

  execute(notify: (life: SessionLife | undefined) => void): Unsubscribe {
    const report = (): void => notify(this.life());
    const stops = [this.reportedEnd.subscribe(report), this.vault.subscribe(report)];
    report();
    return () => stops.forEach(stop => stop());
  }

  private life(): SessionLife | undefined {
    const session = this.vault.current();
    if (session === undefined) return undefined;
    const endsAt = this.reportedEnd.endOf(session.cookie);
    return { since: session.since, endsAt: endsAt !== undefined && endsAt > this.clock.now() ? endsAt : undefined };
  }
}
