import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/dashboard';

/** Download limit of the sign-in page, in bytes after gzip. */
const SCRIPT_BUDGET = 147_000;
const STYLE_BUDGET = 8_000;
/** Words that occur only in the code of the shell or the chat. */
const SHELL_ONLY = ['chat-events', 'chat-scroller', 'shell-toolbar'];

test('a visitor downloads the sign-in page within its budget, without the shell or source maps', async ({
  page,
  request,
  sandbox,
}) => {
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
  const built = (await readdir('dist/assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(`dist/assets/${name}`, 'utf8'));
  for (const word of SHELL_ONLY) {
    expect(
      built.some(text => text.includes(word)),
      `${word} is somewhere in the build`,
    ).toBe(true);
    expect(
      scripts.some(text => text.includes(word)),
      `${word} was downloaded`,
    ).toBe(false);
  }
  const addresses = await page
    .locator('script[src]')
    .evaluateAll(all => all.map(one => (one as HTMLScriptElement).src));
  for (const script of addresses) expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect((await readdir('dist', { recursive: true })).filter(file => file.endsWith('.map'))).toEqual([]);
  const notices = await (await request.get(`${sandbox.origin}/THIRD-PARTY-NOTICES.txt`)).text();
  for (const name of ['react-dom 19', 'firebase 12', '@blueprintjs/core 6', 'mobx 7']) expect(notices).toContain(name);
});

test('the start page names the setting that is missing or wrong', async ({ page, sandbox }) => {
  await page.route('**/environment.json', route => route.fulfill({ json: { production: false, firebase: {} } }));
  await page.goto(sandbox.origin);
  await expect(page.getByText('The setting "firebase.apiKey" in environment.json is missing or wrong.')).toBeVisible();
  await page.unroute('**/environment.json');
  await page.route('**/environment.json', route => route.fulfill({ status: 404, body: 'no such file' }));
  await page.goto(sandbox.origin);
  await expect(page.getByText('environment.json', { exact: false })).toBeVisible();
});

test.describe('injected code', () => {
  test.use({ watching: false });

  /** A file of this origin, so that it runs; each text sink that it tries must throw. */
  const planted = `
    const root = document.documentElement;
    const sinks = {
      evaluated: () => new Function('document.documentElement.dataset.ran = "evaluated"')(),
      html: () => { document.createElement('div').innerHTML = '<img src="">'; },
      adjacent: () => document.body.insertAdjacentHTML('beforeend', '<b></b>'),
      script: () => { document.createElement('script').src = '/other.js'; },
      policy: () => trustedTypes.createPolicy('of-its-own', { createHTML: text => text }),
      worker: () => new Worker('/other.js'),
    };
    const refused = Object.keys(sinks).filter(name => { try { sinks[name](); return false; } catch { return true; } });
    root.dataset.refused = refused.join(' ');`;

  test('does not run inline, and text becomes neither markup nor code', async ({ page, sandbox }) => {
    await page.route('**/planted.js', route => route.fulfill({ contentType: 'text/javascript', body: planted }));
    await page.route(`${sandbox.origin}/`, async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        `<script>document.documentElement.dataset.ran = 'inline'</script><b id="seen"></b><script src="/planted.js"></script></body>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(sandbox.origin);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.locator('#seen')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-refused', 'evaluated html adjacent script policy worker');
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  });
});
