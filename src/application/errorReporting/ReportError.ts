import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { Reauthentication } from '../session/ports/Reauthentication';
import type { SessionVault } from '../session/ports/SessionVault';
import type { ErrorReport } from './ports/ErrorReport';
import type { ErrorReportGateway } from './ports/ErrorReportGateway';
import type { LogBuffer } from './LogBuffer';
import { toErrorReport } from './toErrorReport';

export interface ReportErrorCommand {
  readonly error: unknown;
  /** Name of the screen or command, never its content. */
  readonly context: string;
}

export interface ReportErrorPorts {
  readonly gateway: ErrorReportGateway;
  readonly vault: SessionVault;
  readonly log: Pick<LogBuffer, 'recent'>;
  readonly clock: Clock;
  readonly reauthentication: Pick<Reauthentication, 'awaited'>;
}

/** The context of uncaught errors, which belong to no screen or command. */
export const UNCAUGHT = 'global';
/** One report per context in this time (D2 §9), in milliseconds; of uncaught errors one per error and place. */
export const REPORT_PAUSE_MS = 60_000;
/** Reports wait until this many milliseconds have passed without another one (D2 §9). */
export const REPORT_BATCH_MS = 1_000;

/** Reports an error to support, without any personal data. Never fails itself: a report of a report would not end. */
export class ReportError {
  private readonly lastAt = new Map<string, number>();
  private waiting: ErrorReport[] = [];
  private cancel: Unsubscribe = () => undefined;

  constructor(private readonly ports: ReportErrorPorts) {}

  execute({ error, context }: ReportErrorCommand): void {
    const { vault, log, clock } = this.ports;
    const now = clock.now();
    const report = toErrorReport({ error, context, user: vault.current()?.user.uid, log: log.recent() });
    const same = context === UNCAUGHT ? `${report.message} ${report.stack?.split('\n')[0] ?? ''}` : context;
    const since = now - (this.lastAt.get(same) ?? -Infinity);
    // A clock that was set back silences nothing.
    if (since >= 0 && since < REPORT_PAUSE_MS) return;
    this.lastAt.set(same, now);
    this.waiting.push(report);
    this.cancel();
    this.cancel = clock.wakeIn(REPORT_BATCH_MS, () => void this.sendAll());
  }

  private async sendAll(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    // A locked page makes no calls, and no report is sent in the session of another user.
    const renewal = this.ports.reauthentication.awaited();
    if (renewal !== undefined && (await renewal) !== 'samePerson') return;
    for (const report of batch) await this.send(report);
  }

  private async send(report: ErrorReport): Promise<void> {
    try {
      await this.ports.gateway.send(report);
    } catch {
      // Support cannot be reached, and the user has already seen the error.
    }
  }
}
