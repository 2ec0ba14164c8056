import type { Page } from '@playwright/test';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { openSignedIn } from '../support/staffSession';

const benedict = 'benedict.okafor@staff.example';
const profile = '/therapist/profile';
const saved = 'Saved. Patients see these hours.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function addHours(page: Page, name: string, from: string, to: string): Promise<void> {
  await press(page, button(page, `Add hours to ${name}`));
  await expect(day(page, name).getByLabel('From', { exact: true }).last()).toBeFocused();
  await page.keyboard.type(from);
  await reach(page, day(page, name).getByLabel('To', { exact: true }).last());
  await page.keyboard.type(to);
}

test('hours across midnight are entered by keyboard alone, outlive a reload, and patients see them', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, benedict, profile);
  await expect(button(page, 'Add hours to Saturday')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await addHours(page, 'Saturday', '2200', '0200');
  await expect(day(page, 'Saturday').getByText('Ends on the next day.')).toBeVisible();
  await reloadOnceKept(page);
  await expect(day(page, 'Saturday').getByLabel('To', { exact: true })).toHaveValue('0200');
  await press(page, button(page, 'Save hours'));
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole('region', { name: 'As your patients see it' })).toContainText('Saturday 22:00–02:00');
});

test('two windows that change different days lose nothing', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await openSignedIn(window, sandbox, benedict, profile);
    await expect(button(window, 'Add hours to Tuesday')).toBeVisible();
  }
  await page.bringToFront();
  await addHours(page, 'Tuesday', '0100', '0200');
  await other.bringToFront();
  await addHours(other, 'Wednesday', '0300', '0400');
  await button(other, 'Save hours').click();
  await expect(other.getByText(saved)).toBeVisible();
  await page.bringToFront();
  await button(page, 'Save hours').click();
  await expect(page.getByText(/^Saved\. Another window also changed: .*Wednesday/)).toBeVisible();
  await expect(day(page, 'Wednesday').getByLabel('From', { exact: true }).first()).toHaveValue('03:00');
});
