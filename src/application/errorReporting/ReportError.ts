import type { SessionVault } from '../session/ports/SessionVault';
import type { Clock } from '../shared/ports/Clock';
import type { ErrorReportGateway } from './ports/ErrorReportGateway';
import { toErrorReport } from './toErrorReport';

export interface ReportErrorCommand {
  readonly error: unknown;
  /** Name of the screen or command, never its content. */
  readonly context: string;
}

/** One report per context in this time (D2 §9), in milliseconds. */
export const REPORT_PAUSE_MS = 60_000;

/** Tells support about a fault, with nothing in it that belongs to a person. Never fails itself: a report of a report would not end. */
export class ReportError {
  private readonly lastAt = new Map<string, number>();

  constructor(
    private readonly gateway: ErrorReportGateway,
    private readonly vault: SessionVault,
    private readonly clock: Clock,
  ) {}

  async execute({ error, context }: ReportErrorCommand): Promise<void> {
    const now = this.clock.now();
    if (now - (this.lastAt.get(context) ?? -Infinity) < REPORT_PAUSE_MS) return;
    this.lastAt.set(context, now);
    try {
      await this.gateway.send(toErrorReport({ error, context, user: this.vault.current()?.user.uid }));
    } catch {
      // Support cannot be reached, and the person has been told of the fault itself.
    }
  }
}
