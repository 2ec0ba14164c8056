import { LogBuffer } from '@/application/errorReporting/LogBuffer';
import { ConsoleLogger } from '@/infrastructure/system/kernel/ConsoleLogger';
import { loggerContract } from '#test/support/contracts/kernel/loggerContract';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';

const levels = ['info', 'warn', 'error'] as const;
const linesOf = ({ lines }: FakeLogger) => lines.map(({ level, message }) => [level, message] as const);

loggerContract('FakeLogger', () => {
  const logger = new FakeLogger();
  return { logger, written: () => linesOf(logger) };
});
loggerContract('LogBuffer', () => {
  const inner = new FakeLogger();
  return { logger: new LogBuffer(inner), written: () => linesOf(inner) };
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
