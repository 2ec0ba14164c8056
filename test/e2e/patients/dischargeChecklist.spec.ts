import type { Page } from '@playwright/test';
import { amelia } from '../support/chatActing';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

test.describe.configure({ timeout: 120_000 });

const LIST = '/therapist/assigned-patients';
const REASON = 'Moved to the crisis team.';
const SERVER_FAILED = 'Error: An unknown error has occurred.  If the problem persists, then please contact support.';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Discharge/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Discharge from care' });
const items = (page: Page) => dialog(page).getByRole('list', { name: 'Checklist' }).getByRole('listitem');
const boxes = (page: Page) => dialog(page).getByRole('checkbox');
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li');

/** The checklist of the first patient in the list, of whom something is open; gives the name. */
async function openChecklist(page: Page): Promise<string> {
  const open = page.getByRole('button', { name: /^Discharge .* from care$/ }).first();
  const name = /^Discharge (.*) from care$/.exec((await open.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await open.click();
  await expect(boxes(page).first()).toBeVisible();
  return name;
}

async function acceptAll(page: Page): Promise<void> {
  for (const box of await boxes(page).all()) await box.press('Space');
  await dialog(page).getByLabel('Reason', { exact: true }).fill(REASON);
}

async function listOf(page: Page, quiet: SandboxProcess): Promise<void> {
  await signIn(page, quiet, amelia, LIST);
  await expect(rowsOf(page).first()).toBeVisible();
}

test('open items are numbered and counted, each is linked and accepted alone, and all of it outlives link and reload', async ({
  page,
  quiet,
}) => {
  await listOf(page, quiet);
  await openChecklist(page);
  const numbers = await items(page).evaluateAll(rows => rows.map(row => getComputedStyle(row, '::before').content));
  expect(numbers).toEqual(numbers.map(() => expect.stringContaining('counter')));
  const count = await boxes(page).count();
  expect(count).toBeGreaterThan(1);
  await boxes(page).first().press('Space');
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).nth(1)).not.toBeChecked();
  await expect(confirm(page)).toBeDisabled();
  await dialog(page).getByLabel('Reason', { exact: true }).fill(REASON);
  const acceptedItem = items(page)
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .getByRole('link');
  const accepted = await acceptedItem.innerText();
  await items(page)
    .filter({ has: page.getByRole('checkbox', { checked: false }) })
    .getByRole('link')
    .first()
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`${LIST}$`));
  await page.goto(quiet.origin + LIST);
  await page.reload();
  await openChecklist(page);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(acceptedItem).toHaveText(accepted);
  await expect(dialog(page).getByLabel('Reason', { exact: true })).toHaveValue(REASON);
  await expect(confirm(page)).toBeDisabled();
});

test('an item that could not be read blocks as not checked, and is not counted as none', async ({ page, quiet }) => {
  await page.route(/\/patient-record\/risk-assessments$/, async route => {
    await route.fulfill({ response: await route.fetch(), json: [{ level: 'dire' }] });
  });
  await listOf(page, quiet);
  await page
    .getByRole('button', { name: /^Discharge .* from care$/ })
    .first()
    .click();
  const item = items(page).filter({ hasText: 'Open risk assessments' });
  await expect(item).toContainText('Couldn’t check');
  await expect(item).not.toContainText('None');
  await expect(item.getByRole('checkbox')).toHaveCount(0);
  await expect(
    dialog(page).getByText('Items we couldn’t check block the discharge. They don’t count as none.'),
  ).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
});

test('after a lost answer it says what the server holds, and discharges once', async ({ page, quiet }) => {
  await listOf(page, quiet);
  const name = await openChecklist(page);
  await acceptAll(page);
  const discharges: string[] = [];
  page.on('request', sent => void (sent.method() === 'DELETE' && discharges.push(sent.url())));
  // Done on the server, but the answer is cut, and nothing can be looked up from then on.
  const care = /\/therapist\/assigned-patients[/?]/;
  let isCut = false;
  await page.route(care, async route => {
    if (route.request().method() === 'DELETE') {
      await route.fetch();
      isCut = true;
    }
    await (isCut ? route.abort() : route.continue());
  });
  await confirm(page).click();
  await expect(dialog(page).getByText('We couldn’t confirm whether the patient was discharged.')).toBeVisible();
  await expect(page.getByText(`${name} is discharged from care.`)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await confirm(page).click();
  await expect(page.getByText(`${name} is discharged from care.`).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowsOf(page).filter({ hasText: name })).toHaveCount(0);
  expect(discharges).toHaveLength(1);
});

test('a server that fails has its own words, and what was typed stays', async ({ page, quiet }) => {
  await listOf(page, quiet);
  const name = await openChecklist(page);
  await acceptAll(page);
  const failing = /\/therapist\/assigned-patients\/[^/?]+$/;
  await page.route(failing, route =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await confirm(page).click();
  await expect(dialog(page).getByText(SERVER_FAILED)).toBeVisible();
  await expect(dialog(page).getByText(/^We couldn’t confirm/)).toHaveCount(0);
  await expect(dialog(page).getByLabel('Reason', { exact: true })).toHaveValue(REASON);
  await page.unroute(failing);
  await confirm(page).click();
  await expect(page.getByText(`${name} is discharged from care.`).first()).toBeVisible();
});
