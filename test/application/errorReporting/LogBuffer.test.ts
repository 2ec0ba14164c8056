import { LogBuffer } from '@/application/errorReporting/LogBuffer';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';

describe('LogBuffer', () => {
  it('keeps the last fifty lines, without the causes of errors', () => {
    const logger = new LogBuffer(new FakeLogger());
    for (let line = 1; line <= 49; line += 1) logger.info(`line ${line}`);
    logger.warn('careful');
    logger.error('broken', new Error('what a patient wrote'));
    expect(logger.recent()).toHaveLength(50);
    expect([logger.recent()[0], ...logger.recent().slice(-2)]).toEqual([
      'info: line 2',
      'warn: careful',
      'error: broken',
    ]);
  });
});
