/**
 * `npm run pictures [-- --out DIR]`: makes the README's pictures of a build, against a sandbox of its own with seeded
 * data: each screen at two widths and in both themes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { chromiumArguments } from './tools/chromiumArguments.mjs';
import { findChromium } from './tools/findChromium.mjs';

const root = resolve(import.meta.dirname, '..');

/** So much may a picture weigh, in bytes: they are downloaded with every clone. */
const MOST_BYTES = 200_000;
const HEIGHT = 810;
/** So long after the last spinner names, presence and scores come to rest, in milliseconds. */
const SETTLING_MS = 1_000;
const widths = [1440, 800] as const;
const themes = ['light', 'dark'] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who looks at it. */
  readonly email: string;
  /** Is there when the screen is loaded. */
  readonly shown: string;
}

const THERAPIST = 'amelia.hart@staff.example';
const ADMINISTRATOR = 'dana.whitfield@staff.example';
const screens: readonly Screen[] = [
  { name: 'home', path: '/home', email: THERAPIST, shown: '.home-patients > li' },
  { name: 'administrator', path: '/home', email: ADMINISTRATOR, shown: 'h2' },
  { name: 'patients', path: '/therapist/assigned-patients', email: THERAPIST, shown: '.patient-row' },
  {
    name: 'timeline',
    path: '/therapist/assigned-patients/patient-profile/p-04/timeline',
    email: THERAPIST,
    shown: '.moment',
  },
  { name: 'chat', path: '/therapist/go-chat/all', email: THERAPIST, shown: 'main li' },
  { name: 'organisations', path: '/admin/organisations', email: ADMINISTRATOR, shown: '.organisation-line' },
  { name: 'people', path: '/admin/users', email: ADMINISTRATOR, shown: '.data-table [role=row] [role=rowheader]' },
  { name: 'person', path: '/admin/users?user=staff-emrys', email: ADMINISTRATOR, shown: '.user-panels' },
  { name: 'region', path: '/admin/region-settings', email: ADMINISTRATOR, shown: '.region-week' },
];

interface Account {
  readonly email: string;
  readonly password: string;
  readonly code?: string | null;
}

async function startSandbox(directory: string): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const options = ['--port', '0', '--data', directory, '--static', 'dist', '--no-practice'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, failed) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said)?.[1];
      if (port !== undefined) found(`http://localhost:${port}`);
    });
    child.once('exit', () => failed(new Error(`The sandbox ended before it was ready. ${said}`)));
  });
  return { child, origin };
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/accounts.json`);
  const { staff } = (await answer.json()) as { readonly staff: readonly Account[] };
  const account = staff.find(person => person.email === email);
  if (account === undefined) throw new Error(`No member of staff has the email ${email}.`);
  await page.goto(origin);
  await page.getByLabel('Username (email)', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('One Time Password').fill(account.code ?? '');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).waitFor();
}

/** The pictures of one screen; gives the sizes in bytes by file. */
async function take(page: Page, origin: string, out: string, { name, path, shown }: Screen): Promise<string[]> {
  const tooLarge: string[] = [];
  for (const colorScheme of themes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(origin + path);
      await page.locator(shown).first().waitFor();
      await page.waitForFunction(() => document.querySelector('.bp6-spinner') === null);
      await page.waitForTimeout(SETTLING_MS);
      const file = join(out, `${name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
      if ((await stat(file)).size > MOST_BYTES) tooLarge.push(file);
    }
  return tooLarge;
}

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const out = resolve(values.out ?? join(root, 'docs/pictures'));
await buildWhenStale(root);
await mkdir(out, { recursive: true });
const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
const { child, origin } = await startSandbox(directory);
const executablePath = findChromium(chromium.executablePath());
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments });
try {
  const wanted = screens.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));
  const tooLarge: string[] = [];
  for (const email of new Set(wanted.map(screen => screen.email))) {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    await signIn(page, origin, email);
    for (const screen of wanted.filter(one => one.email === email))
      tooLarge.push(...(await take(page, origin, out, screen)));
    await context.close();
  }
  if (tooLarge.length > 0)
    throw new Error(`These pictures are larger than ${MOST_BYTES} bytes: ${tooLarge.join(', ')}`);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await rm(directory, { recursive: true, force: true });
}
