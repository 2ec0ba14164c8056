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

test('hours across midnight are entered by keyboard alone, survive a reload, and patients see them', async ({
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
  await press(page, button(page, 'Save changes'));
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole('region', { name: 'As your patients see it' })).toContainText('Saturday 22:00–02:00');
});
