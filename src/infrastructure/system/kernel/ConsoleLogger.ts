import type { Logger } from '@/application/kernel/ports/Logger';

/** For developers who open the browser's console. */
export class ConsoleLogger implements Logger {
  info(message: string): void {
    console.info(message);
  }

  warn(message: string): void {
    console.warn(message);
  }

  error(message: string, cause?: unknown): void {
    console.error(message, cause);
  }
}
