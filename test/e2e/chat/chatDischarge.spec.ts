import type { Page } from '@playwright/test';
import { act, amelia, dialog, openChat } from '../support/chatActing';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

test.describe.configure({ timeout: 120_000 });

/** Accepts what is open, if anything, and says why. */
async function acceptOpenItems(page: Page): Promise<void> {
  const confirm = dialog(page).getByRole('button', { name: 'Discharge from care' });
  const boxes = dialog(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  await expect(confirm).toBeDisabled();
  for (const box of await boxes.all()) await box.press('Space');
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await dialog(page).getByLabel('Reason', { exact: true }).fill('Moved to the crisis team.');
}

test('discharge the patient: only through the checklist; refused it says whom to ask, done it closes the tab', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, amelia);
  const name = await openChat(page, quiet);
  const tab = page.getByRole('tab', { name: new RegExp(name) });
  await expect(tab).toBeVisible();
  await act(page, 'Discharge the patient');
  await acceptOpenItems(page);
  await quiet.faults({ refusals: { status: 403, next: 1 }, pathPrefix: '/therapist/assigned-patients/' });
  const confirm = dialog(page).getByRole('button', { name: 'Discharge from care' });
  await confirm.click();
  await expect(dialog(page).getByText('Please contact support.', { exact: true })).toBeVisible();
  await expect(tab).toBeVisible();
  await quiet.faults({ reset: true });
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tab).toHaveCount(0);
  await expect(page.getByText(`${name} has been discharged.`).first()).toBeVisible();
  await page.goto(`${quiet.origin}/therapist/go-chat/all`);
  await new ChatScreen(page).expectGone(name, '');
});
