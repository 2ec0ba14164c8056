import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const chloe = 'chloe.lindqvist@staff.example';
/** In a conversation with Chloe, and quiet. */
const PATIENT = 'patient-06';
const NOTICE = 'Drafts can’t be saved in this browser. Unsent text will be lost if you close the page.';

const LOST =
  'Connection lost. What you see may be out of date. Keep this window open. We send your text when the connection is back.';

/** The chat starts, says that nothing is kept, and sends; where it was left out of order, it would say so here. */
async function chatsAllTheSame(page: Page, sandbox: SandboxProcess, text: string): Promise<void> {
  const chat = new ChatScreen(page);
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^V2 Chat( \d|$)/ });
  await link.click();
  await expect(chat.conversations().first()).toBeVisible();
  await chat.choose((await sandbox.patient(PATIENT)).name);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Starting the chat' })).toHaveCount(0);
  await chat.send(text);
  await chat.expectSent(text);
  expect(await sandbox.storedTimes(text)).toBe(1);
  await expect(page.getByText(/^(Error:|Application Error|Connection lost)/)).toHaveCount(0);
}

/** Chromium as it is when the person has forbidden this and every site to store anything. */
async function blockedProfile(directory: string): Promise<string> {
  await mkdir(join(directory, 'Default'), { recursive: true });
  await writeFile(
    join(directory, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return directory;
}

test('a browser that blocks all storage: the sign-in gives no wrong reason, the chat starts, says that it keeps nothing, and sends', async ({
  playwright,
  sandbox,
  launchOptions,
  locale,
  timezoneId,
}, info) => {
  const context = await playwright.chromium.launchPersistentContext(await blockedProfile(info.outputPath('profile')), {
    ...launchOptions,
    ...(locale !== undefined && { locale }),
    ...(timezoneId !== undefined && { timezoneId }),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
    await page.goto(sandbox.origin);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(
      await page.evaluate(() => navigator.locks.request('any', () => 'granted').catch((error: Error) => error.name)),
    ).toBe('SecurityError');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await signIn(page, sandbox, chloe);
    await chatsAllTheSame(page, sandbox, 'sent without any storage');
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
});

const refuseDatabases = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The database is refused.', 'InvalidStateError');
  };
};

/** A built dashboard whose engine finds no database either: a test adds scripts to pages, and none to workers. */
async function builtWithoutDatabases(directory: string): Promise<string> {
  await cp('dist', directory, { recursive: true });
  for (const file of await readdir(join(directory, 'assets'))) {
    const path = join(directory, 'assets', file);
    if (/^chat\..*\.(br|gz)$/.test(file)) await rm(path);
    if (/^chat\..*\.js$/.test(file))
      await writeFile(path, `(${refuseDatabases.toString()})();\n${await readFile(path, 'utf8')}`);
  }
  return directory;
}

test('a browser whose database refuses to open: the chat says that it keeps nothing, and sends', async ({
  page,
}, info) => {
  const sandbox = await SandboxProcess.startShared(
    '--no-practice',
    '--static',
    await builtWithoutDatabases(info.outputPath('dist')),
  );
  try {
    await page.addInitScript(refuseDatabases);
    await signIn(page, sandbox, chloe);
    await chatsAllTheSame(page, sandbox, 'sent without a database');
    await page.context().setOffline(true);
    await expect(page.getByText(LOST)).toBeVisible();
  } finally {
    await sandbox.dispose();
  }
});
