/**
 * `npm run pictures [-- --out DIR] [-- --only home,chat] [-- --all]`: pictures of a build in both themes, against a
 * sandbox of its own with seeded data: the two screens of the README, or what the gallery checks, at two widths.
 */
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { emailOf, screens, type Screen, type Viewer } from '#test/e2e/screens';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { openSignedIn } from '#test/e2e/support/staffSession';
import { visit } from '#test/e2e/support/visit';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { chromiumArguments } from './tools/chromiumArguments.mjs';
import { findChromium } from './tools/findChromium.mjs';

const root = resolve(import.meta.dirname, '..');

/** The most that a picture of the README may weigh, in bytes: every clone downloads it. */
const MOST_BYTES = 240_000;
/** So long after the last spinner names, presence and scores come to rest, in milliseconds. */
const SETTLING_MS = 1_000;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const themes = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const out = resolve(values.out ?? join(root, 'docs/pictures'));
const names = values.only?.split(',');
const widths = values.all || names !== undefined ? sizes : sizes.slice(0, 1);
const wanted = screens.filter(({ name, isInReadme }) => names?.includes(name) ?? (values.all || isInReadme === true));

/** Takes the pictures of one screen; returns those that are too large. */
async function take(page: Page, origin: string, screen: Screen): Promise<string[]> {
  const tooLarge: string[] = [];
  await visit(page, origin, screen);
  for (const colorScheme of themes)
    for (const { width, height } of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await new Promise(rested => setTimeout(rested, SETTLING_MS));
      const file = join(out, `${screen.name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
      if (screen.isInReadme && (await stat(file)).size > MOST_BYTES) tooLarge.push(file);
    }
  return tooLarge;
}

await buildWhenStale(root);
await mkdir(out, { recursive: true });
const sandbox = await SandboxProcess.start('--no-practice');
const executablePath = findChromium(chromium.executablePath());
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments });
try {
  const tooLarge: string[] = [];
  for (const viewer of new Set(wanted.map(screen => screen.viewer)) as ReadonlySet<Viewer>) {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    if (viewer !== 'visitor') await openSignedIn(page, sandbox, emailOf[viewer]);
    for (const screen of wanted.filter(one => one.viewer === viewer))
      tooLarge.push(...(await take(page, sandbox.origin, screen)));
    await context.close();
  }
  if (tooLarge.length > 0)
    throw new Error(`These pictures are larger than ${MOST_BYTES} bytes: ${tooLarge.join(', ')}`);
} finally {
  await browser.close();
  await sandbox.dispose();
}
