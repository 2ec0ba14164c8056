import { BufferedLogger } from '@/infrastructure/system/kernel/BufferedLogger';
import { ConsoleLogger } from '@/infrastructure/system/kernel/ConsoleLogger';
import { logBufferContract } from '#test/support/contracts/errorReporting/logBufferContract';
import { loggerContract } from '#test/support/contracts/kernel/loggerContract';
import { FakeLogBuffer } from '#test/support/fakes/errorReporting/FakeLogBuffer';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';

const levels = ['info', 'warn', 'error'] as const;
const linesOf = ({ lines }: FakeLogger) => lines.map(({ level, message }) => [level, message] as const);

loggerContract('FakeLogger', () => {
  const logger = new FakeLogger();
  return { logger, written: () => linesOf(logger) };
});
loggerContract('BufferedLogger', () => {
  const inner = new FakeLogger();
  return { logger: new BufferedLogger(inner), written: () => linesOf(inner) };
});

describe('the console', () => {
  const written: (readonly [string, string])[] = [];
  const before = levels.map(level => [level, console[level]] as const);
  beforeEach(() => {
    written.length = 0;
    for (const level of levels) console[level] = (message: string) => void written.push([level, message]);
  });
  afterEach(() => void Object.assign(console, Object.fromEntries(before)));

  loggerContract('ConsoleLogger', () => ({ logger: new ConsoleLogger(), written: () => written }));
});

logBufferContract('FakeLogBuffer', lines => new FakeLogBuffer(lines));
logBufferContract('BufferedLogger', lines => {
  const logger = new BufferedLogger(new FakeLogger());
  for (const line of lines) logger.info(line);
  return logger;
});
