import type { Logger } from '../kernel/ports/Logger';

/** Lines that are kept; older ones go. */
const KEPT = 50;

/** Logs as the inner logger does, and keeps the last lines. Causes of errors are not kept: they may hold anything. */
export class LogBuffer implements Logger {
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

  /** Oldest first. */
  recent(): readonly string[] {
    return this.lines;
  }

  private add(level: string, message: string): void {
    this.lines = [...this.lines, `${level}: ${message}`].slice(-KEPT);
  }
}
