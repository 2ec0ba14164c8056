import { test as base, expect, type Page } from '@playwright/test';
import { SandboxProcess } from './SandboxProcess';

/** How Chromium speaks of what a policy refused, the one for scripts and the one for Trusted Types. */
const refused = /Content Security Policy|Trusted(HTML|Script|ScriptURL|Type)/;

/**
 * Tests get one sandbox a worker, on demand a quiet one of their own, and a page whose Content-Security-Policy
 * violations and uncaught errors fail the test.
 */
export const test = base.extend<
  { watching: boolean; watched: undefined; quiet: SandboxProcess },
  { alters: string; sandbox: SandboxProcess }
>({
  /** Off where a test plants violations itself. */
  watching: [true, { option: true }],
  /**
   * Names what the tests of a file do to seeded people; they get a worker, and with it a sandbox, apart from the
   * others.
   */
  alters: ['nobody', { option: true, scope: 'worker' }],
  sandbox: [
    // A new worker for another value of the option needs the fixture to depend on it.
    async ({ alters: _ }, use) => {
      const sandbox = await SandboxProcess.start();
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** A sandbox for one test, without practice patients: only the test changes anything in it. */
  quiet: async ({ page }, use) => {
    const sandbox = await SandboxProcess.startShared('--no-practice');
    await use(sandbox);
    // An answer that is still being altered has nobody to ask any more, nor has what the page still loads.
    if (!page.isClosed()) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
    }
    await sandbox.dispose();
  },
  watched: [
    async ({ context, watching }, use) => {
      const problems: string[] = [];
      const watch = (page: Page): void => {
        page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
        page.on('console', message => {
          if (message.type() === 'error' && refused.test(message.text())) problems.push(message.text());
        });
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      await use(undefined);
      if (watching) expect(problems, 'no uncaught error and no violation of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
