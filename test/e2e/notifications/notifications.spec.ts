import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { noteSounds, timesHeard } from '../support/heardSounds';
import type { SandboxProcess } from '../support/SandboxProcess';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';

async function post(sandbox: SandboxProcess, path: string, body: object): Promise<void> {
  const answer = await fetch(sandbox.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const notify = (sandbox: SandboxProcess, wish: object) =>
  post(sandbox, '/sandbox/notifications', { to: amelia, patient: 'patient-50', ...wish });
const request = { type: 'chatRequest', requestType: 'chat-patient-request', pubNub: 'true' };

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const menu = (page: Page, name: string) => page.getByRole('region', { name });

/** The seeded notifications are all read. */
async function signInAndReadAll(page: Page, sandbox: SandboxProcess): Promise<void> {
  await openSignedIn(page, sandbox, amelia);
  for (const generation of ['V2', 'V1']) {
    await button(page, `${generation} notifications, \\d+ unread`).click({ timeout: 20_000 });
    await menu(page, `${generation} notifications`).getByRole('button', { name: 'Mark All As Read' }).click();
    await expect(button(page, `${generation} notifications$`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page, `${generation} notifications`)).toHaveCount(0);
  }
}

test('two windows ring once, agree on what is read within two seconds, and the other takes over within five', async ({
  context,
  page,
  quiet,
}) => {
  await noteSounds(context);
  await signInAndReadAll(page, quiet);
  const second = await context.newPage();
  await openSignedIn(second, quiet, amelia);
  await expect(button(second, 'V2 notifications$')).toBeVisible();
  await expect.poll(() => timesHeard('request', page, second)).toBe(1);
  await notify(quiet, request);
  for (const window of [page, second])
    await expect(button(window, 'V2 notifications, 1 unread')).toBeVisible({ timeout: 5_000 });
  await expect.poll(() => timesHeard('request', page, second)).toBe(2);
  await button(second, 'V2 notifications').click();
  await menu(second, 'V2 notifications').getByRole('button', { name: 'Mark All As Read' }).click();
  for (const window of [page, second])
    await expect(button(window, 'V2 notifications$')).toBeVisible({ timeout: 2_000 });
  expect(await timesHeard('request', page, second)).toBe(2);

  const before = await timesHeard('request', second);
  await page.close();
  await notify(quiet, request);
  await expect.poll(() => timesHeard('request', second), { timeout: 5_000 }).toBe(before + 1);
});

test('notifications are opened, cleared and followed by keyboard', async ({ page, quiet }) => {
  await openSignedIn(page, quiet, 'chloe.lindqvist@staff.example');
  await expect(button(page, 'V2 notifications, \\d+ unread')).toBeVisible();
  await notify(quiet, {
    type: 'leadStatus',
    isLead: true,
    pubNub: 'true',
    to: 'chloe.lindqvist@staff.example',
    count: 20,
  });
  await button(page, 'V2 notifications, 20\\+ unread').focus();
  await button(page, 'V1 notifications$').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page, 'V1 notifications').getByText('You have no notifications')).toBeVisible();
  await expect(page.locator('.popover-body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'V1 notifications$')).toBeFocused();
  await button(page, 'V2 notifications').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page, 'V2 notifications')).toBeVisible();
  const markAll = menu(page, 'V2 notifications').getByRole('button', { name: 'Mark All As Read' });
  for (let presses = 0; presses < 3 && !(await markAll.evaluate(node => node === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(markAll).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patient-profile/);
  await expect(button(page, 'V2 notifications, 19 unread')).toBeVisible();
});
