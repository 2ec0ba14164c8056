import { serveAsProcess } from '#firebase-stand-in/command/serveAsProcess';
import { readOptions } from './readOptions';
import { startMessage } from './startMessage';
import { startSandbox } from './startSandbox';

/** The sandbox as a process of its own. */
export function runSandbox(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const start = async () => {
    const log =
      environment['SANDBOX_LOG'] === undefined ? {} : { log: (line: string) => void process.stdout.write(`${line}\n`) };
    const options = readOptions(args, environment);
    const served = await startSandbox({ ...options, ...log });
    return { served, message: startMessage(served, options.staticDirectory !== undefined) };
  };
  return serveAsProcess(start, { port: '--port or SANDBOX_PORT', data: '--data or SANDBOX_DATA' });
}
