import { fork, type ChildProcess } from 'node:child_process';
import { bundled } from './bundled';

/** The command to the shared process: start a sandbox with these options, or stop the one on this port. */
export type Question = { readonly number: number } & (
  | { readonly start: readonly string[]; readonly stop?: never }
  | { readonly stop: number; readonly start?: never }
);

export type Answer = { readonly number: number } & ({ readonly port: number } | { readonly error: string });

let shared: Promise<ChildProcess> | undefined;
let asked = 0;

/** Starts a sandbox in the process that all sandboxes of this worker share. */
export async function startInSharedProcess(
  args: readonly string[],
): Promise<{ readonly port: number; stop(signal: string): Promise<void> }> {
  const port = await ask({ start: args });
  const stop = async (signal: string): Promise<void> => {
    if (signal === 'SIGKILL')
      throw new Error('A sandbox that shares its process cannot be killed: use SandboxProcess.start.');
    await ask({ stop: port });
  };
  return { port, stop };
}

async function ask(what: { readonly start: readonly string[] } | { readonly stop: number }): Promise<number> {
  const child = await (shared ??= bundled('test/e2e/support/sharedSandboxes.ts').then(file =>
    fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  ));
  const number = ++asked;
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The process of the sandboxes has ended.'));
    const listen = (answer: Answer): void => {
      if (answer.number !== number) return;
      child.off('message', listen);
      child.off('exit', ended);
      if ('port' in answer) resolve(answer.port);
      else reject(new Error(answer.error));
    };
    child.on('message', listen);
    child.once('exit', ended);
    child.send({ number, ...what });
  });
}
