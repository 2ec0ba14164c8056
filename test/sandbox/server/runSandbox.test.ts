import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#test/support/eventually';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const running: ChildProcess[] = [];

/** Starts the sandbox as a process of its own. */
function start(args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', '--no-practice', '--longest-chat', '60', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
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

/** Requests the path as it is; `fetch` would normalise it. */
function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path }, response => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

function openSocket(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    get({ port, host: '127.0.0.1', path, headers }, response => reject(new Error(String(response.statusCode))))
      .on('upgrade', () => resolve())
      .on('error', reject);
  });
}

describe('the sandbox as a process', () => {
  const directories: string[] = [];
  const newDirectory = () => {
    const made = mkdtempSync(join(tmpdir(), 'sandbox-'));
    directories.push(made);
    return made;
  };

  afterEach(() => running.splice(0).forEach(child => child.kill('SIGKILL')));

  afterAll(() => directories.forEach(directory => rmSync(directory, { recursive: true, force: true })));

  it('prints how to use it, names the conflicting setting of a second sandbox, and shuts down cleanly', async () => {
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

  it('continues serving after unreadable requests', async () => {
    const { child, started, ended } = start(['--port', '0', '--data', newDirectory()]);
    const port = Number(/localhost:(\d+)\/sandbox/.exec(await started)?.[1]);
    const statuses = await Promise.all(
      ['/%E0%A4%A', '/api/%E0%A4%A', '/sandbox/openid/%', '/sandbox/openid/'].map(path => statusOf(port, path)),
    );
    await expect(openSocket(port, '//')).rejects.toThrow();
    expect(statuses).toEqual([400, 400, 400, 404]);
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/troubles.json`);
    expect(await response.json()).toMatchObject({ malformed: 3, failed: 0 });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  }, 60_000);

  it('shuts down cleanly when npm is terminated', async () => {
    const data = newDirectory();
    const npm = spawn('npm', ['run', '--silent', 'sandbox', '--', '--no-practice', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const port = await new Promise<number>(resolve => {
      let output = '';
      npm.stdout.on('data', (text: Buffer) => {
        output += text.toString();
        const found = /localhost:(\d+)\/sandbox/.exec(output)?.[1];
        if (found !== undefined && output.includes('not for production')) resolve(Number(found));
      });
    });
    npm.kill('SIGTERM');
    // Only a clean shutdown releases the lock.
    await eventually(() => expect(readdirSync(data).filter(name => name.includes('lock'))).toEqual([]), 20_000);
    await expect(statusOf(port, '/environment.json')).rejects.toThrow();
  }, 60_000);

  it('rejects a port that is not a number', async () => {
    expect(await start(['--port', 'many']).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('--port takes a number'),
    });
  }, 30_000);
});
