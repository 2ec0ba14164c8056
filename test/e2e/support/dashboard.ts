import { test as base, expect, type Page } from '@playwright/test';
import { SandboxProcess } from './SandboxProcess';

/** Chromium's messages about violations of a policy, for scripts and for Trusted Types. */
const refused = /Content Security Policy|Trusted(HTML|Script|ScriptURL|Type)/;

/** The setup of most tests: short chats, and patients who act only when a test makes them. */
const plain = ['--longest-chat', '60', '--no-practice'];

/** Files run one after the other in a worker, so one sandbox runs at a time. */
class SandboxOfFile {
  private running: { readonly file: string; readonly sandbox: SandboxProcess } | undefined;

  async of(file: string, options: readonly string[]): Promise<SandboxProcess> {
    if (this.running?.file !== file) {
      await this.dispose();
      this.running = { file, sandbox: await SandboxProcess.startShared(...options) };
    }
    return this.running.sandbox;
  }

  async dispose(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.sandbox.dispose();
  }
}

/**
 * The tests of a file share one sandbox, and can get a quiet one of their own. Content-Security-Policy violations and
 * uncaught errors of the page fail the test.
 */
export const test = base.extend<
  {
    options: { readonly of: readonly string[] };
    watching: boolean;
    watched: undefined;
    quiet: SandboxProcess;
    sandbox: SandboxProcess;
    killable: SandboxProcess;
  },
  { sandboxes: SandboxOfFile }
>({
  /** The options of the file's sandbox; a plain list would be read as value and settings. */
  options: [{ of: plain }, { option: true }],
  /** False where a test injects violations itself. */
  watching: [true, { option: true }],
  sandboxes: [
    async ({}, use) => {
      const sandboxes = new SandboxOfFile();
      await use(sandboxes);
      await sandboxes.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sandbox: async ({ sandboxes, options }, use, { file }) => use(await sandboxes.of(file, options.of)),
  /** A sandbox for one test, in a process that can be killed. */
  killable: async ({}, use) => {
    const sandbox = await SandboxProcess.start();
    await use(sandbox);
    await sandbox.dispose();
  },
  /** A sandbox for one test without practice patients: only the test changes anything in it. */
  quiet: async ({ page }, use) => {
    const sandbox = await SandboxProcess.startShared(...plain);
    await use(sandbox);
    // Answers still being altered and files still loading no longer matter.
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
