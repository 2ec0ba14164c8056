import type { Page } from '@playwright/test';
import { choose, codesAt, dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

const DAY_MS = 86_400_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The day so many days from now, by the calendar of the sandbox. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() + days * DAY_MS);

test('selected codes, what is to be done to them, and a question outlive a reload at their address', async ({
  page,
  quiet,
}) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await signIn(page, quiet, dana, codesAt('org-7'));
  const first = page.getByRole('row').nth(1);
  await first.getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await button(page, 'Change selected…').click();
  await expect(page).toHaveURL(/\?show=selected$/);
  await page.getByRole('radio', { name: 'Disable' }).check({ force: true });
  await page.getByLabel('Reason').fill('The <b>contract</b> ended. انتهى');
  // A page that is closing has no time left to write.
  await page.waitForTimeout(300);
  await page.reload();
  await expect(page.getByText(/^2 codes are selected/)).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('The <b>contract</b> ended. انتهى');
  await button(page, 'Check the list').click();
  await expect(page.getByText(/^2 rows (will be done|need no change)|^1 row/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: /Access codes of/ })).toBeVisible();
  await first.press('Enter');
  await expect(page).toHaveURL(/\?code=/);
  await page.getByRole('button', { name: 'Delete code' }).click();
  await page.getByLabel('Reason').fill('Printed wrongly.');
  await page.waitForTimeout(300);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Delete code' })).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('Printed wrongly.');
  await button(page, 'Cancel').click();
  await page.waitForTimeout(300);
  await page.reload();
  await expect(button(page, 'Delete code')).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveCount(0);
});

test('a search has an address, to which the browser goes back from a code', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, codesAt('org-7'));
  await page.getByRole('searchbox').pressSequentially('A2', { delay: 20 });
  await expect(page).toHaveURL(/\?find=A2$/);
  const hit = page.getByRole('link', { name: /^A2/ }).first();
  await hit.click();
  await expect(page).toHaveURL(/\?code=A2/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('A2');
  await expect(hit).toBeVisible();
  await page.reload();
  await expect(hit).toBeVisible();
});

test('a code ends by the clock of the server, whatever the clock of the device says', async ({ page, quiet }) => {
  await page.addInitScript(ahead => {
    const RealDate = Date;
    const now = RealDate.now.bind(RealDate);
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: []) => (args.length === 0 ? new target(now() + ahead) : new target(...args)),
      get: (target, name) => (name === 'now' ? () => now() + ahead : (Reflect.get(target, name) as unknown)),
    });
  }, 3 * DAY_MS);
  await signIn(page, quiet, dana, `${codesAt('org-7')}?show=new`);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('CLOCK-AHEAD');
  await choose(page, 'Seats', 'No limit');
  await choose(page, 'Expiry', 'Ends after a day');
  await page.getByLabel('Last day').fill(dayIn(6));
  await page.getByLabel('Reason', { exact: true }).fill('A campaign.');
  await button(page, 'Create code').click();
  await expect(page.getByText('Code CLOCK-AHEAD was created.')).toBeVisible();
  await button(page, 'All codes').click();
  await expect(page.getByRole('row', { name: /CLOCK-AHEAD/ })).toContainText('Ends in 6 days');
  await page.reload();
  await expect(page.getByRole('row', { name: /CLOCK-AHEAD/ })).toContainText('Ends in 6 days');
});
