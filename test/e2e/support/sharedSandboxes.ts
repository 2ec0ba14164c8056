import 'reflect-metadata';
import type { Sandbox } from '../../../sandbox/server/Sandbox';
import { readOptions } from '../../../sandbox/server/readOptions';
import { startSandbox } from '../../../sandbox/server/startSandbox';
import type { Answer, Question } from './sharedProcess';

/** A process of many sandboxes, started and stopped by messages; ends with the process that started it. */
const running = new Map<number, Sandbox>();

async function answer(question: Question): Promise<number> {
  if (question.start !== undefined) {
    const sandbox = await startSandbox(readOptions(question.start, {}));
    running.set(sandbox.port, sandbox);
    return sandbox.port;
  }
  await running.get(question.stop)?.stop();
  running.delete(question.stop);
  return question.stop;
}

const send = (message: Answer): void => void process.send?.(message);

process.on('message', (question: Question) => {
  const { number } = question;
  answer(question).then(
    port => send({ number, port }),
    (error: unknown) => send({ number, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
// An uncaught error ends only its own test, as in the program itself.
process.on('uncaughtException', error => process.stderr.write(`${error.stack ?? error.message}\n`));
process.on('unhandledRejection', error => process.stderr.write(`${String(error)}\n`));
