import { expect, test } from '../support/dashboard';
import { ShellScreen } from '../support/ShellScreen';
import { openSignedIn } from '../support/staffSession';

const emrys = 'emrys.vaughan@staff.example';
const chloe = 'chloe.lindqvist@staff.example';
const benedict = 'benedict.okafor@staff.example';

test('tabs are moved by dragging and by keyboard, and walked through', async ({ page, sandbox }) => {
  const shell = new ShellScreen(page);
  await shell.startAfresh(sandbox, emrys);
  await shell.open('All Organisations', 'Settings');
  await shell.tab('Settings').dragTo(shell.tab('Home'));
  await shell.expectTabs(['Settings', 'Home', 'All Organisations'], 'Settings');
  await shell.tab('Settings').focus();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await shell.expectTabs(['Home', 'Settings', 'All Organisations'], 'Settings');
  await expect(page.getByText('Settings: position 2 of 3')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(shell.tab('All Organisations')).toBeFocused();
  await expect(page).toHaveURL(/settings$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/organisations$/);
  await page.keyboard.press('Alt+PageDown');
  await expect(page).toHaveURL(/home$/);
  await page.keyboard.press('Alt+PageUp');
  await expect(page).toHaveURL(/organisations$/);
});

test('tabs are restored after another login, for the same user only', async ({ page, sandbox, browser }) => {
  const shell = new ShellScreen(page);
  await openSignedIn(page, sandbox, chloe, '/account/settings?note=never+kept');
  const kept = page.waitForRequest(
    request =>
      request.url().includes('/cloud-document/dashboard-tabs') &&
      request.postData()?.includes('/therapist/profile') === true,
  );
  await shell.open('Claim Chat', 'Therapist Profile');
  const words = (await kept).postData();
  await (await kept).response();
  for (const path of ['/account/settings', '/therapist/claim-chat']) expect(words).toContain(path);
  expect(words).not.toContain('never');
  await page.getByRole('button', { name: 'Log Out', exact: true }).first().click();
  const fresh = page.waitForEvent('load', { timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await fresh;
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('claim-chat');
  await openSignedIn(page, sandbox, benedict);
  await expect(shell.tab('Home')).toBeVisible();
  await expect(shell.tab('Claim Chat')).toHaveCount(0);
  const another = await browser.newPage();
  await openSignedIn(another, sandbox, chloe);
  await expect(new ShellScreen(another).tab('Claim Chat')).toBeVisible();
  await expect(new ShellScreen(another).tab('Therapist Profile')).toBeVisible();
  await another.close();
});
