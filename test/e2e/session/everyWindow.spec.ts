import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

/** Has no chat, so that only the test discovers the end of the session. */
const emrys = 'emrys.vaughan@staff.example';

test('an idle window is locked as soon as another window discovers that the session has ended', async ({
  page,
  context,
  quiet,
}) => {
  await openSignedIn(page, quiet, emrys);
  const idle = await context.newPage();
  await openSignedIn(idle, quiet, emrys);
  await idle.goto(`${quiet.origin}/account/settings`);
  await expect(idle.getByRole('heading', { name: 'Second factors' })).toBeVisible();
  await page.bringToFront();
  const settings = 'nav a[href="/account/settings"]';
  await expect(page.locator(settings)).toBeVisible();
  await quiet.pass(31 * 60_000);
  // Calls the server, unless the window has discovered the end already and removed the menu.
  await page.evaluate(link => document.querySelector<HTMLElement>(link)?.click(), settings);
  await expect(page.getByText('Your session has ended. Log in again', { exact: false })).toBeVisible();
  await expect(idle.getByText('Your session has ended. Log in again', { exact: false })).toBeVisible({
    timeout: 5_000,
  });
  await expect(idle.getByRole('heading', { name: 'Second factors' })).toBeHidden();
});
