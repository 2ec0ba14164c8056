import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { createServerFor } from '../../../http/createServerFor';
import { listen } from '../../../http/listen';
import { bundlePage } from '../support/bundlePage';
import { openChromium } from '../support/openChromium';
import { servePage } from '../support/servePage';

const documentRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{uid} { allow get, create, update: if request.auth.uid == uid; }
  }
}`;
const ownValue = 'auth != null && auth.uid === $uid';
const databaseRules = { rules: { notes: { $uid: { '.read': ownValue, '.write': ownValue } } } };
const main = join(__dirname, '../../../main.ts');

describe('the stand-in, started alone', () => {
  const running: ChildProcess[] = [];
  let folder: string;
  let browser: Browser;
  let pages: Server;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    writeFileSync(join(folder, 'my.rules'), documentRules);
    writeFileSync(join(folder, 'my.rules.json'), JSON.stringify(databaseRules));
    pages = createServerFor([servePage(await bundlePage(join(__dirname, 'appPage.ts')))]);
    origin = `http://localhost:${await listen(pages, 0)}`;
    browser = await openChromium();
  }, 60_000);

  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
    running.splice(0).forEach(child => child.kill('SIGKILL'));
  });

  afterAll(async () => {
    await browser.close();
    pages.closeAllConnections();
    pages.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** With its output so far, and the port that it printed. */
  async function start(...args: readonly string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    const started = new Promise<void>((resolve, reject) => {
      const collect = (text: Buffer) => {
        output += text.toString();
        if (output.includes('not for production')) resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('exit', () => reject(new Error(output)));
    });
    await started;
    return { child, port: Number(/localhost:(\d+)/.exec(output)?.[1]), output: () => output };
  }

  async function openPage(): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin);
    return page;
  }

  const rules = () => ['--document-rules', join(folder, 'my.rules'), '--database-rules', join(folder, 'my.rules.json')];

  it('serves all three under the rules it was given, to a page of another port, spoken to by the SDK', async () => {
    const { port, output } = await start(...rules(), '--project', 'my-project', '--page', origin);
    const page = await openPage();
    const said = await page.evaluate(async standIn => {
      const app = openApp(standIn, 'my-project');
      const uid = await app.register('thea@example.org');
      await app.forgetPassword('thea@example.org');
      return {
        own: [await app.document(`notes/${uid}`, 'mine'), await app.value(`notes/${uid}`, 'mine')],
        others: [await app.document('notes/somebody', 'not mine'), await app.value('notes/somebody', 'not mine')],
      };
    }, port);
    expect(said).toEqual({ own: [{ text: 'mine' }, 'mine'], others: ['permission-denied', 'PERMISSION_DENIED'] });
    expect(output()).toMatch(/email to thea@example.org: Reset your password \(code \S+\)/);
  }, 60_000);

  it('is closed without rules, and to pages that were not named', async () => {
    const { port } = await start('--page', origin);
    const page = await openPage();
    const said = await page.evaluate(async standIn => {
      const app = openApp(standIn, 'demo-project');
      const uid = await app.register('thea@example.org');
      return [await app.document(`notes/${uid}`, 'mine'), await app.value(`notes/${uid}`, 'mine')];
    }, port);
    expect(said).toEqual(['permission-denied', 'PERMISSION_DENIED']);
    const strict = await start();
    const stranger = await openPage();
    await expect(
      stranger.evaluate(standIn => openApp(standIn, 'demo-project').register('a@example.org'), strict.port),
    ).rejects.toThrow('network-request-failed');
  }, 60_000);

  it('keeps its data in the given folder, and ends in order', async () => {
    const data = join(folder, 'data');
    const first = await start('--data', data);
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    expect(readdirSync(data)).toEqual(['journal.jsonl']);
  }, 30_000);

  it('says in plain words which rules it cannot read', async () => {
    await expect(start('--document-rules', join(folder, 'my.rules.json'))).rejects.toThrow(
      /The rules in .*my\.rules\.json cannot be read/,
    );
  }, 30_000);
});
