import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(__dirname, '../../../main.ts');

/** Starts the stand-in as npm does, prints its process id and lives until it is killed. */
const parentScript = `
  const { spawn } = require('node:child_process');
  const options = { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: 'ignore', detached: true };
  const child = spawn(process.execPath, process.argv.slice(1), options);
  console.log(child.pid);
  setInterval(() => undefined, 1_000);
`;

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function waitForEnd(pid: number, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  while (isAlive(pid) && Date.now() < until) await pause(50);
}

describe('a stand-in that npm has started', () => {
  let folder: string;
  let rules: string;
  let parent: ChildProcess | undefined;
  let pid: number | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    rules = join(folder, 'rules.json');
    execFileSync('mkfifo', [rules]);
  });

  afterEach(() => {
    parent?.kill('SIGKILL');
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** The process id of a stand-in that reads its rules from a pipe: its start takes until they are written. */
  async function start(): Promise<number> {
    const args = ['--import', 'tsx', main, '--port', '0', '--data', folder, '--database-rules', rules];
    parent = spawn(process.execPath, ['-e', parentScript, '--', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    return (pid = Number(String(line).trim()));
  }

  const isLocked = (): boolean => existsSync(join(folder, 'journal.lock'));

  it.each([
    { when: 'while it starts', waits: false },
    { when: 'once it has started', waits: true },
  ])(
    'ends when its parent ends $when',
    async ({ waits }) => {
      const started = await start();
      const pipe = await open(rules, 'w');
      if (!waits) await endParent();
      await pipe.write('{"rules":{}}');
      await pipe.close();
      if (waits) {
        while (!isLocked()) await pause(50);
        await pause(1_000);
        expect(isAlive(started)).toBe(true);
        await endParent();
      }

      await waitForEnd(started, 15_000);

      expect(isAlive(started)).toBe(false);
      expect(isLocked()).toBe(false);
    },
    60_000,
  );

  async function endParent(): Promise<void> {
    const ended = once(parent!, 'exit');
    parent?.kill('SIGKILL');
    await ended;
  }
});
