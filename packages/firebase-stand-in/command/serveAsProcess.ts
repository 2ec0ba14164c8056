import type { RequestFailures } from '../http/RequestFailures';
import { JournalLockedError } from '../journal/JournalLockedError';
import { endWithParent } from '../kernel/endWithParent.mjs';

export interface Served {
  readonly requestFailures: RequestFailures;
  stop(): Promise<void>;
}

/** The names of the options, for messages that a port or a directory is in use. */
export interface SettingNames {
  readonly port: string;
  readonly data: string;
}

/**
 * A server as a process: starts, prints how to use it, and stops in order on SIGINT, SIGTERM or the end of the npm
 * command.
 */
export async function serveAsProcess(
  start: () => Promise<{ served: Served; message: string }>,
  names: SettingNames,
): Promise<void> {
  const starting = start();
  endWithParent(() => void starting.then(({ served }) => stop(served)).catch(() => process.exit(1)));
  try {
    const { served, message } = await starting;
    surviveFailures(served);
    endOnSignal(served);
    process.stdout.write(message);
  } catch (error) {
    process.stderr.write(`${explain(error, names)}\n`);
    process.exitCode = 1;
  }
}

/** Counts and logs errors that nothing else has caught, so that they do not end the server for other clients. */
function surviveFailures({ requestFailures }: Served): void {
  process.on('uncaughtException', error => requestFailures.recordFailure('uncaught', error));
  process.on('unhandledRejection', error => requestFailures.recordFailure('uncaught', error));
}

function endOnSignal(served: Served): void {
  process.once('SIGINT', () => void stop(served));
  process.once('SIGTERM', () => void stop(served));
}

async function stop(served: Served): Promise<void> {
  await served.stop();
  process.exit(0);
}

function explain(error: unknown, names: SettingNames): string {
  if (error instanceof JournalLockedError) return `${error.message} Another directory is given with ${names.data}.`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Port ${port} is taken by another program. Choose another one with ${names.port}.`;
  }
  return error.message;
}
