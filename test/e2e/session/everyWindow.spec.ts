import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

/** Does not chat: nothing but the test itself finds the session ended. */
const emrys = 'emrys.vaughan@staff.example';

test('a window that is not touched is dark as soon as another one has found the end', async ({
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
  // Asks the server, unless the window has found the end by itself: the menu is gone then.
  await page.evaluate(link => document.querySelector<HTMLElement>(link)?.click(), settings);
  await expect(page.getByText('Your session has ended. Log in again', { exact: false })).toBeVisible();
  await expect(idle.getByText('Your session has ended. Log in again', { exact: false })).toBeVisible({
    timeout: 5_000,
  });
  await expect(idle.getByRole('heading', { name: 'Second factors' })).toBeHidden();
});
