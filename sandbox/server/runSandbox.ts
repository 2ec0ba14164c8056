import { JournalLockedError } from '#firebase-stand-in/journal/JournalLockedError';
import { endWithParent } from '#firebase-stand-in/kernel/endWithParent.mjs';
import { readOptions } from './readOptions';
import type { Sandbox } from './Sandbox';
import { startMessage } from './startMessage';
import { startSandbox } from './startSandbox';

/** The sandbox as a process: starts, says how to use it, and ends in order on SIGINT, SIGTERM or the end of the npm command. */
export async function runSandbox(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    const log = environment['SANDBOX_LOG'] === undefined ? {} : { log: (line: string) => void process.stdout.write(`${line}\n`) };
    const options = readOptions(args, environment);
    const sandbox = await startSandbox({ ...options, ...log });
    surviveFailures(sandbox);
    endOnSignal(sandbox);
    process.stdout.write(startMessage(sandbox, options.staticDirectory !== undefined));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** The last net: what no part has caught is counted and logged, and everybody else is still served. */
function surviveFailures({ troubles }: Sandbox): void {
  process.on('uncaughtException', error => troubles.noteFailure('nobody caught', error));
  process.on('unhandledRejection', error => troubles.noteFailure('nobody caught', error));
}

function endOnSignal(sandbox: Sandbox): void {
  const end = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  endWithParent(end);
}

function explain(error: unknown): string {
  if (error instanceof JournalLockedError) return `${error.message} Another directory is given with --data or SANDBOX_DATA.`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Port ${port} is taken by another program. Choose another one with --port or SANDBOX_PORT.`;
  }
  return error.message;
}
