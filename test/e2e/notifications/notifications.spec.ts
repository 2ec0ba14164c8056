import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { noteSounds, timesHeard } from '../support/heardSounds';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
const benedict = 'benedict.okafor@staff.example';

test.describe.configure({ timeout: 120_000 });

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

/** The seeded notifications are there and read. */
async function comeInTidy(page: Page, sandbox: SandboxProcess): Promise<void> {
  await signIn(page, sandbox, amelia);
  for (const generation of ['V2', 'V1']) {
    await button(page, `${generation} notifications, \\d+ unread`).click({ timeout: 20_000 });
    await menu(page, `${generation} notifications`).getByRole('button', { name: 'Mark All As Read' }).click();
    await expect(button(page, `${generation} notifications$`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page, `${generation} notifications`)).toHaveCount(0);
  }
}

test('every kind of notification is worded, listed by generation and leads somewhere', async ({ page, quiet }) => {
  await comeInTidy(page, quiet);
  const wishes = [
    [{ ...request }, 'V2', 'Chat request', '/therapist/go-chat-requests'],
    [
      { ...request, requestType: 'chat-therapist-handover', from: benedict },
      'V2',
      'Benedict Okafor hands the chat with',
      '/therapist/go-chat-requests',
    ],
    [
      { ...request, requestType: 'chat-therapist-invite', from: benedict, pubNub: 'false' },
      'V1',
      'Benedict Okafor invites you',
      '/therapist/chat-requests',
    ],
    [{ ...request, requestType: 'chat-v1-upgraded' }, 'V2', 'continues in V2', '/therapist/go-chat-requests'],
    [
      { type: 'leadStatus', isLead: true, pubNub: 'true' },
      'V2',
      'You are now the lead therapist',
      '/therapist/assigned-patients/patient-profile/p-50/timeline',
    ],
    [
      { type: 'leadStatus', isLead: false, pubNub: undefined },
      'V1',
      'You are no longer the lead therapist',
      '/therapist/assigned-patients/patient-profile/p-50/timeline',
    ],
    [
      { type: 'assignedPatient', pubNub: undefined },
      'V1',
      'has been assigned to you',
      '/therapist/assigned-patients/patient-profile/p-50/timeline',
    ],
    [
      { type: 'chatUpgraded', pubNub: 'true', patient: 'patient-04' },
      'V2',
      'has been upgraded to V2',
      '/therapist/go-chat/all/',
    ],
  ] as const;
  for (const [wish, generation, words, link] of wishes) {
    await notify(quiet, wish);
    await button(page, `${generation} notifications, 1 unread`).click();
    const row = menu(page, `${generation} notifications`).getByRole('link', { name: words }).first();
    await expect(row).toContainText('Unread');
    await row.click();
    await expect(page).toHaveURL(new RegExp(`${link}[^/]*$`));
    await expect(button(page, `${generation} notifications$`)).toBeVisible();
  }
});

test('two windows: one ring, the same read state within two seconds, and the other takes over within five', async ({
  context,
  page,
  quiet,
}) => {
  await noteSounds(context);
  await comeInTidy(page, quiet);
  const second = await context.newPage();
  await second.goto(quiet.origin);
  await expect(button(second, 'V2 notifications$')).toBeVisible();
  await expect.poll(() => timesHeard('request', page, second)).toBe(1);
  await notify(quiet, request);
  for (const window of [page, second])
    await expect(button(window, 'V2 notifications, 1 unread')).toBeVisible({ timeout: 5_000 });
  await expect.poll(() => timesHeard('request', page, second)).toBe(2);
  await page.waitForTimeout(1_500);
  expect(await timesHeard('request', page, second)).toBe(2);

  await button(second, 'V2 notifications').click();
  await menu(second, 'V2 notifications').getByRole('button', { name: 'Mark All As Read' }).click();
  for (const window of [page, second])
    await expect(button(window, 'V2 notifications$')).toBeVisible({ timeout: 2_000 });

  const before = await timesHeard('request', second);
  await page.close();
  await notify(quiet, request);
  await expect.poll(() => timesHeard('request', second), { timeout: 5_000 }).toBe(before + 1);
  // A sound counts as played once it has begun.
  await second.waitForTimeout(1_000);
  await second.reload();
  await expect(button(second, 'V2 notifications, 1 unread')).toBeVisible();
  await second.waitForTimeout(1_500);
  expect(await timesHeard('request', second)).toBe(0);
});

test('messages sound, but not in the chat on the screen', async ({ context, page, quiet }) => {
  await noteSounds(context);
  await comeInTidy(page, quiet);
  await expect.poll(() => timesHeard('message', page)).toBe(1);
  const unread = (count: number) =>
    post(quiet, '/sandbox/old-chats', { to: amelia, patient: 'patient-50', unread: count });
  await unread(1);
  await expect.poll(() => timesHeard('message', page)).toBe(2);
  await button(page, 'V1 messages').click();
  await menu(page, 'V1 messages')
    .getByRole('link', { name: /1 unread message$/ })
    .click();
  await expect(page).toHaveURL(/\/therapist\/chat\/old-p-50$/);
  await unread(2);
  await expect(button(page, 'V1 messages, 4 unread')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await timesHeard('message', page)).toBe(2);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await unread(3);
  await expect.poll(() => timesHeard('message', page)).toBe(3);
});

test('a refused sound asks for a click, the sign grows, and switching off silences', async ({
  context,
  page,
  quiet,
}) => {
  await noteSounds(context);
  await comeInTidy(page, quiet);
  await page.evaluate(() => void (window.refuseSounds = true));
  await notify(quiet, request);
  const enable = page.getByRole('button', { name: 'Enable sound' });
  await expect(enable).toBeVisible();
  await expectAccessible(page, 'enable sound');
  const before = await timesHeard('request', page);
  await page.evaluate(() => void (window.refuseSounds = false));
  await enable.click();
  await expect(enable).toHaveCount(0);
  await expect.poll(() => timesHeard('request', page)).toBe(before + 1);
  // One of them is the seed's: it waits for an answer, though its notification was marked as read.
  await expect(page.getByRole('banner').getByRole('link', { name: /^2 requests waiting for \d+ min$/ })).toBeVisible();

  await page.goto(`${quiet.origin}/account/settings`);
  await page.getByText('Play sounds on this device').click();
  expect(await page.evaluate(() => localStorage.getItem('soundNotificationsEnabled'))).toBe('false');
  await notify(quiet, request);
  await expect(button(page, 'V2 notifications, 2 unread')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await timesHeard('request', page)).toBe(0);
  await page.getByRole('button', { name: 'Test request sound' }).click();
  await expect(page.getByText('You should have heard it.')).toBeVisible();
  expect(await timesHeard('request', page)).toBe(1);
});

test('a list full of unread ones says 20+, and a failure to clear says so', async ({ page, quiet }) => {
  await comeInTidy(page, quiet);
  await button(page, 'V1 notifications$').click();
  await expect(menu(page, 'V1 notifications').getByRole('button', { name: 'Mark All As Read' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await notify(quiet, { type: 'leadStatus', isLead: true, pubNub: 'true', count: 25 });
  await button(page, 'V2 notifications, 20\\+ unread').click();
  const open = menu(page, 'V2 notifications');
  await expect(open.getByText('Only the newest 20 notifications are shown.')).toBeVisible();
  // Not the box on the screen, which swings while the menu opens.
  expect(await open.evaluate(node => node.clientHeight)).toBeLessThanOrEqual(400);
  await expect(open.locator('.alert-row-text').first()).toHaveCSS('width', '200px');
  await quiet.faults({ status5xx: { next: 5 }, pathPrefix: '/notifications' });
  await open.getByRole('button', { name: 'Mark All As Read' }).click();
  await expect(page.getByText('Error: One or more notifications could not be cleared')).toBeVisible();
  await expect(button(page, 'V2 notifications, 20\\+ unread')).toBeVisible();
  await quiet.faults({ reset: true });
  await open.getByRole('button', { name: 'Mark All As Read' }).click();
  // Five older ones come to light: no more is claimed than was done.
  await expect(button(page, 'V2 notifications$')).toBeVisible();
});

test('V1 has no notifications and says so; the keyboard does all of it', async ({ page, quiet }) => {
  await signIn(page, quiet, 'chloe.lindqvist@staff.example');
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

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('menus and settings have no accessibility violation', async ({ page, quiet }) => {
      await signIn(page, quiet, amelia);
      await notify(quiet, request);
      const names =
        width < 760
          ? ['Messages and notifications']
          : ['V1 messages', 'V1 notifications', 'V2 messages', 'V2 notifications'];
      for (const name of names) {
        await expect(button(page, name)).toBeVisible();
        await button(page, name).click();
        await expect(page.locator('.alert-menu').first()).toBeVisible();
        await page.waitForTimeout(400);
        await picture(page, name.replace(/ /g, '-'));
        await expectAccessible(page, name);
        await page.keyboard.press('Escape');
      }
      await page.goto(`${quiet.origin}/account/settings`);
      await expect(page.getByRole('heading', { name: 'Sounds' })).toBeVisible();
      await picture(page, 'settings', { fullPage: true });
      await expectAccessible(page, 'sound settings');
    });
  });
}
