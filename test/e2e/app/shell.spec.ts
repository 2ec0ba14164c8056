import { emailOf } from '../screens';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { ShellScreen } from '../support/ShellScreen';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';

test('the chat is restored as it was left, with its scroll position', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose((await sandbox.patient('patient-01')).name);
  const box = await chat.timeline.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
  const scrolled = () => chat.timeline.evaluate(element => element.scrollTop);
  await expect(async () => {
    await page.mouse.wheel(0, -450);
    expect(await scrolled()).toBeLessThan(-300);
  }).toPass();
  await chat.composer.fill('half a sentence');
  const before = await scrolled();
  await chat.timeline.evaluate(element => element.setAttribute('data-was-here', 'yes'));
  const shell = new ShellScreen(page);
  await shell.link('Claim Chat').click();
  await expect(page.getByRole('heading', { name: 'Claim Chat' })).toBeVisible();
  await expect(chat.timeline).toBeHidden();
  await page.goBack();
  await expect(chat.timeline).toBeVisible();
  await expect(chat.timeline).toHaveAttribute('data-was-here', 'yes');
  await expect(chat.composer).toHaveValue('half a sentence');
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
  await chat.composer.fill('');
});

test('the menu keeps its width, and menu and toolbar collapse in a narrow window', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSignedIn(page, sandbox, amelia);
  const side = page.locator('.shell-side');
  const width = async (): Promise<number> => Math.round((await side.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(260);
  expect(await page.locator('.shell').evaluate(element => getComputedStyle(element).transitionDuration)).toBe('0.25s');
  await page.getByRole('button', { name: 'Make menu narrow' }).click();
  await expect.poll(width).toBe(94);
  expect(await page.evaluate(() => localStorage.getItem('menu_open'))).toBe('false');
  await page.reload();
  await expect.poll(width).toBe(94);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.locator('.shell').evaluate(element => getComputedStyle(element).transitionProperty)).toBe('none');
  await page.getByRole('button', { name: 'Keep menu wide' }).click();
  await expect.poll(width).toBe(260);

  await page.setViewportSize({ width: 1280, height: 900 });
  const messages = page.getByRole('button', { name: /^V2 messages/ });
  await expect(messages).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(messages).toHaveCount(0);
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(side).toBeVisible();
  await expect(page.getByRole('switch')).toBeVisible();
  await page.setViewportSize({ width: 959, height: 900 });
  await expect(side).toBeHidden();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('switch')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('shell, lists and choices are usable at 200 % zoom and in forced colours', async ({ page, sandbox }) => {
  // A window of 1280 px shows 640 CSS pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, sandbox, emailOf.administrator, '/admin/organisations');
  const line = page.getByRole('treeitem', { name: /^Brynmawr Health Board 21 / });
  await expect(line.getByText('Subscription ended')).toBeVisible();
  await expect(line.getByText('Seats used')).toBeVisible();
  const name = line.getByText('Brynmawr Health Board 21', { exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.goto(`${sandbox.origin}/admin/organisations/org-45/app-settings`);
  const choices = page.getByRole('group', { name: 'Crisis contact' });
  const mark = (choice: string) =>
    choices
      .locator('label')
      .filter({ hasText: choice })
      .evaluate(element => getComputedStyle(element, '::before').content);
  await expect(choices.getByRole('radio', { name: 'Inherited' })).toBeChecked();
  expect([await mark('Inherited'), await mark('Own')]).toEqual(['"✓ "', 'none']);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await new ShellScreen(page).drawer.getByRole('link', { name: 'Settings' }).click();
  const tab = page.getByRole('tab', { name: 'Settings', exact: true, selected: true });
  await expect(tab).toBeInViewport();
  expect(await tab.evaluate(element => getComputedStyle(element).borderTopWidth)).toBe('2px');
  await page.keyboard.press('Control+k');
  await expect(new ShellScreen(page).palette).toBeInViewport();
});
