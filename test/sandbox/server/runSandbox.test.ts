import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Starts the sandbox as a process of its own. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', '--no-practice', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<Ended>(resolve => child.once('exit', code => resolve({ code, output })));
  const started = new Promise<string>((resolve, reject) => {
    const collect = (text: Buffer) => {
      output += text.toString();
      if (output.includes('not for production')) resolve(output);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(output)));
  });
  started.catch(() => undefined);
  return { child, started, ended };
}

describe('the sandbox as a process', () => {
  const directories: string[] = [];
  const newDirectory = () => {
    const made = mkdtempSync(join(tmpdir(), 'sandbox-'));
    directories.push(made);
    return made;
  };

  afterAll(() => directories.forEach(directory => rmSync(directory, { recursive: true, force: true })));

  it('says how to use it, refuses a second one by name of the setting, and ends in order', async () => {
    const data = newDirectory();
    const first = start(['--port', '0', '--data', data]);
    const message = await first.started;
    const port = /localhost:(\d+)\/sandbox/.exec(message)?.[1] ?? '';
    expect(message).toContain('amelia.hart@staff.example');
    const samePort = start(['--port', port, '--data', newDirectory()]);
    const sameData = start(['--port', '0', '--data', data]);
    expect(await samePort.ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(new RegExp(`Port ${port} is taken.*--port or SANDBOX_PORT`)),
    });
    expect(await sameData.ended).toMatchObject({ code: 1, output: expect.stringContaining('--data') });
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    const again = start(['--port', '0', '--data', data]);
    await again.started;
    again.child.kill('SIGINT');
    expect(await again.ended).toMatchObject({ code: 0 });
  }, 60_000);

  it('refuses a port that is none', async () => {
    expect(await start(['--port', 'many']).ended).toMatchObject({ code: 1, output: expect.stringContaining('--port takes a number') });
  }, 30_000);
});
