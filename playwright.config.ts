import { chromium, defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/tools/chromiumArguments.mjs';
import { findChromium } from './scripts/tools/findChromium.mjs';

/** Where to write the results as JSON; unset, they are printed only. */
const report = process.env['E2E_REPORT'];
const executablePath = findChromium(chromium.executablePath());

/** What `npm run test:long` tries besides. */
const long = '**/test/long/*.spec.ts';

/** Tests start sandboxes on free ports, so there is no web server here. */
export default defineConfig({
  testDir: 'test',
  testMatch: /\/(e2e|long)\/(\w+\/)?\w+\.spec\.ts$/,
  outputDir: 'test-results',
  // One more than the smallest machine has processors: some tests wait for a clock.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  // A red test is a fault of the product or of the test: nothing is repeated until it passes.
  retries: 0,
  forbidOnly: true,
  // Machines are shared: a slow one must not fail a right answer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', { outputFile: string }]] : [])],
  testIgnore: process.env['LONG_MINUTES'] ? '**/test/e2e/**' : long,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the whole run: only on request, to look into a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArguments,
    },
  },
});
