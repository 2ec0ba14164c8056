import type { LogBuffer } from '@/application/errorReporting/ports/LogBuffer';
import type { Logger } from '@/application/kernel/ports/Logger';

/** Lines that are kept; older ones go. */
const KEPT = 50;

/** Logs as the logger within does, and keeps the last lines. What caused an error is not kept: it may hold anything. */
export class BufferedLogger implements Logger, LogBuffer {
  private lines: readonly string[] = [];

  constructor(private readonly inner: Logger) {}

  info(message: string): void {
    this.add('info', message);
    this.inner.info(message);
  }

  warn(message: string): void {
    this.add('warn', message);
    this.inner.warn(message);
  }

  error(message: string, cause?: unknown): void {
    this.add('error', message);
    this.inner.error(message, cause);
  }

  recent(): readonly string[] {
    return this.lines;
  }

  private add(level: string, message: string): void {
    this.lines = [...this.lines, `${level}: ${message}`].slice(-KEPT);
  }
}
