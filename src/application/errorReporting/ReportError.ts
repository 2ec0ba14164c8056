import type { SessionVault } from '../session/ports/SessionVault';
import type { ErrorReportGateway } from './ports/ErrorReportGateway';
import { toErrorReport } from './toErrorReport';

export interface ReportErrorCommand {
  readonly error: unknown;
  /** Name of the screen or command, never its content. */
  readonly context: string;
}

/** Tells support about a fault, with nothing in it that belongs to a person. */
export class ReportError {
  constructor(
    private readonly gateway: ErrorReportGateway,
    private readonly vault: SessionVault,
  ) {}

  async execute({ error, context }: ReportErrorCommand): Promise<void> {
    await this.gateway.send(toErrorReport({ error, context, user: this.vault.current()?.user.uid }));
  }
}
