import { chromium, defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/tools/chromiumArguments.mjs';
import { findChromium } from './scripts/tools/findChromium.mjs';
import { hasItsDay } from './test/adversarial/support/bounds';

/** Where to write the results as JSON; unset, they are printed only. */
const report = process.env['E2E_REPORT'];
const executablePath = findChromium(chromium.executablePath());

/**
 * What the whole run (`npm test`) takes every second day in turn, so that it ends in time: how things look, rarer
 * paths, and random walks that are something else
 * each time. Signing in and out, the chat, what is written of patients, and what is locked or wiped is tried every day;
 * `npm run test:e2e` leaves out nothing.
 */
const turns = [
  [
    'chaos',
    'chatFeatures',
    'chatV1',
    'drivePaths',
    'notifications',
    'profileByKeyboard',
    'pseudoLocale',
    'sessionAccessibility',
    'shellShape',
    'interruptions',
    'monkey',
  ],
  [
    'accessibility',
    'chatLeaving',
    'chatLists',
    'chatReloads',
    'chatWithoutStorage',
    'legal',
    'presence',
    'screens',
    'serverStatus',
    'shell',
    'soak',
    'hostileTexts',
    'storedRecords',
  ],
];
const resting = turns.flatMap((names, turn) => (hasItsDay(turn) ? [] : names.map(name => `**/${name}.spec.ts`)));

/** Every test starts its own sandbox on a free port, so there is no web server here. */
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
  // The longest test begins first, so that no worker waits for it at the end.
  projects: [
    { name: 'long', testMatch: '**/soak.spec.ts', testIgnore: resting },
    { name: 'all', testIgnore: ['**/soak.spec.ts', ...resting] },
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
