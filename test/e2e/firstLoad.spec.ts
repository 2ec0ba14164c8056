import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/dashboard';
import { enterCode, enterPassword } from './support/signIn';

/** What the sign-in page may download, in bytes after gzip. */
const SCRIPT_BUDGET = 160_000;
const STYLE_BUDGET = 8_000;
/** Words that only the shell's or the chat's own code holds. */
const SHELL_ONLY = ['chat-events', 'chat-scroller', 'shell-toolbar'];

test('a signed-out visitor downloads the sign-in page within its budget and nothing of the shell', async ({ page, sandbox }) => {
  const scripts: string[] = [];
  const styles: string[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', response => {
    const kind = response.request().resourceType();
    const into = kind === 'script' ? scripts : kind === 'stylesheet' ? styles : undefined;
    if (into !== undefined) pending.push(response.text().then(text => void into.push(text)));
  });
  await page.goto(sandbox.origin);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  const weigh = (files: readonly string[]): number => files.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(weigh(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(styles.length).toBeGreaterThan(0);
  expect(weigh(styles)).toBeLessThanOrEqual(STYLE_BUDGET);
  const built = (await readdir('dist/assets')).filter(name => name.endsWith('.js')).map(name => readFileSync(`dist/assets/${name}`, 'utf8'));
  for (const word of SHELL_ONLY) {
    expect(built.some(text => text.includes(word)), `${word} is somewhere in the build`).toBe(true);
    expect(scripts.some(text => text.includes(word)), `${word} was downloaded`).toBe(false);
  }
});

test('names the setting that is missing or wrong', async ({ page, sandbox }) => {
  await page.route('**/environment.json', route => route.fulfill({ json: { production: false, firebase: {} } }));
  await page.goto(sandbox.origin);
  await expect(page.getByText('The setting "firebase.apiKey" in environment.json is missing or wrong.')).toBeVisible();
  await page.unroute('**/environment.json');
  await page.route('**/environment.json', route => route.fulfill({ status: 404, body: 'no such file' }));
  await page.goto(sandbox.origin);
  await expect(page.getByText('environment.json', { exact: false })).toBeVisible();
});

test.describe('planted code', () => {
  test.use({ watching: false });

  test('does not run, neither inline nor made from text', async ({ page, sandbox }) => {
    await page.route('**/planted.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "try { new Function('document.documentElement.dataset.evaluated = 1')(); } catch { document.documentElement.dataset.refused = 1; }",
      }),
    );
    await page.goto(sandbox.origin);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'document.documentElement.dataset.inline = 1';
      const file = document.createElement('script');
      file.src = '/planted.js';
      document.body.append(inline, file);
    });
    await expect(page.locator('html')).toHaveAttribute('data-refused', '1');
    expect(await page.locator('html').evaluate(html => Object.keys(html.dataset))).not.toEqual(expect.arrayContaining(['inline']));
    expect(await page.locator('html').evaluate(html => Object.keys(html.dataset))).not.toEqual(expect.arrayContaining(['evaluated']));
  });
});

test('asks for a new sign-in when nothing of the old one is left', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/therapist/go-chat/all`);
  await enterPassword(page, sandbox, 'amelia.hart@staff.example');
  await enterCode(page, sandbox, 'amelia.hart@staff.example');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  });
  await page.goto(sandbox.origin);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
