import { spawn } from 'node:child_process';

/**
 * Runs a command with this terminal's output; resolves to its exit code, never rejects.
 * A command that outlives `limitMs` is ended together with the processes it started.
 */
export function run(command, args, { cwd = process.cwd(), env = {}, limitMs } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const endGroup = signal => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    };
    const onInterrupt = () => {
      endGroup('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onInterrupt);
    const alarm = limitMs === undefined ? undefined : setTimeout(() => endGroup('SIGKILL'), limitMs);
    const finish = code => {
      clearTimeout(alarm);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onInterrupt);
      resolve(code);
    };
    child.once('error', error => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    child.once('exit', (code, signal) => finish(code ?? (signal ? 124 : 1)));
  });
}
