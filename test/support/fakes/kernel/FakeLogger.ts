import type { Logger } from '@/application/kernel/ports/Logger';

/** Collects the lines by level. */
export class FakeLogger implements Logger {
  readonly lines: { readonly level: 'info' | 'warn' | 'error'; readonly message: string; readonly cause?: unknown }[] =
    [];

  info(message: string): void {
    this.lines.push({ level: 'info', message });
  }

  warn(message: string): void {
    this.lines.push({ level: 'warn', message });
  }

  error(message: string, cause?: unknown): void {
    this.lines.push({ level: 'error', message, ...(cause !== undefined && { cause }) });
  }
}
