import 'reflect-metadata';
import type { Sandbox } from '../../../sandbox/server/Sandbox';
import { readOptions } from '../../../sandbox/server/readOptions';
import { startSandbox } from '../../../sandbox/server/startSandbox';
import type { Answer, Question } from './sharedProcess';

/** The sandboxes of this process by port. Messages start and stop them; the process ends with its parent. */
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
// All sandboxes share this process, so an uncaught error is logged and does not end it.
process.on('uncaughtException', error => process.stderr.write(`${error.stack ?? error.message}\n`));
process.on('unhandledRejection', error => process.stderr.write(`${String(error)}\n`));
