import type { Logger } from '@/application/kernel/ports/Logger';

export interface LoggerHarness {
  readonly logger: Logger;
  /** Levels and messages as a reader of the log sees them, oldest first. */
  readonly written: () => readonly (readonly [level: string, message: string])[];
}

/** The contract of every Logger, including its fake. */
export function loggerContract(name: string, make: () => LoggerHarness): void {
  describe(`${name} keeps the Logger contract`, () => {
    it('writes each line with its level, in order, with or without a cause', () => {
      const { logger, written } = make();
      logger.info('started');
      logger.warn('slow');
      logger.error('broken', new Error('why'));
      logger.error('broken again');
      expect(written()).toEqual([
        ['info', 'started'],
        ['warn', 'slow'],
        ['error', 'broken'],
        ['error', 'broken again'],
      ]);
    });
  });
}
