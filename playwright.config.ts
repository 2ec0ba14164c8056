import { chromium, defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/tools/chromiumArguments.mjs';
import { findChromium } from './scripts/tools/findChromium.mjs';
import { resting } from './test/e2e/support/turns';

/** Where to write the results as JSON; unset, they are printed only. */
const report = process.env['E2E_REPORT'];
const executablePath = findChromium(chromium.executablePath());

const long = ['**/soak.spec.ts', '**/lostRights.spec.ts'];

/** Tests start sandboxes on free ports, so there is no web server here. */
export default defineConfig({
  testDir: 'test',
  testMatch: /\/(e2e|adversarial)\/(\w+\/)?\w+\.spec\.ts$/,
  outputDir: 'test-results',
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  // In the whole run a test that a busy machine has failed is repeated once, and named at the end.
  retries: process.env['E2E_TURNS'] ? 1 : 0,
  forbidOnly: true,
  // Machines are shared: a slow one must not fail a right answer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', { outputFile: string }]] : [])],
  // The longest tests begin first, so that no worker waits for them at the end.
  projects: [
    { name: 'long', testMatch: long, testIgnore: resting },
    { name: 'all', testIgnore: [...long, ...resting] },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording costs a third of the whole run: only on request, to look into a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArguments,
    },
  },
});
