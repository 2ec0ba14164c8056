import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { choose, codesAt, createCode, dana, patientJoins, secondAdministrator } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { callsAs } from '../support/OtherPeople';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

let made = 0;

/** A new code of an organisation whose subscription runs, open on the screen. */
async function openNewCode(page: Page, sandbox: SandboxProcess, seats = 5): Promise<string> {
  made += 1;
  const code = `CHANGE-${made}`;
  await signIn(page, sandbox, dana, `${codesAt('org-4')}?show=new`);
  await createCode(page, code, seats);
  await page.getByRole('link', { name: `Open ${code}` }).click();
  await expect(page.getByRole('heading', { name: `Access code ${code}` })).toBeVisible();
  return code;
}

async function saveSeats(page: Page, seats: number): Promise<void> {
  await page.getByLabel('Number of seats').fill(String(seats));
  await page.getByLabel('Reason for the change').fill('More people.');
  await page.getByRole('button', { name: 'Save changes' }).click();
}

async function confirm(page: Page, act: 'Enable' | 'Disable' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `${act} code` }).click();
  await page.getByLabel('Reason', { exact: true }).fill('The campaign is over.');
  await page.getByRole('button', { name: `${act} code` }).click();
}

test('two administrators change the seats: both versions are shown and a person decides', async ({
  page,
  browser,
  sandbox,
}) => {
  const code = await openNewCode(page, sandbox);
  const other = await secondAdministrator(browser, sandbox, codesAt('org-4', code));
  await choose(other, 'Expiry', 'Ends after a day');
  await other.getByLabel('Last day').fill('2031-03-01');
  await saveSeats(other, 7);
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await saveSeats(page, 9);
  const question = page.getByRole('group', { name: /^Both of you changed this/ });
  await expect(question).toContainText('7');
  await expect(question).toContainText('9');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await expectAccessible(page, 'a conflict of two administrators');
  await page.getByRole('button', { name: 'Keep mine: Seats' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 9')).toBeVisible();
  // What only the other one changed stays as they saved it.
  await expect(page.getByText('Ends 1 Mar 2031')).toBeVisible();
  await other.close();
});

test('patients who join meanwhile make no change a conflict', async ({ page, sandbox }) => {
  const code = await openNewCode(page, sandbox);
  expect(await patientJoins(sandbox, 'p-32', code)).toMatch(/^Joined /);
  await saveSeats(page, 9);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 9')).toBeVisible();
});

test('disabling is refused where another administrator was quicker, until the code was seen', async ({
  page,
  browser,
  sandbox,
}) => {
  const code = await openNewCode(page, sandbox);
  const other = await secondAdministrator(browser, sandbox, codesAt('org-4', code));
  await saveSeats(other, 7);
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await confirm(page, 'Disable');
  await expect(page.getByText('This code was changed or used since you opened it. Nothing was done.')).toBeVisible();
  await expect(page.getByText('0 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Disable code' }).click();
  await expect(page.getByText('The code is disabled.')).toBeVisible();
  expect(await patientJoins(sandbox, 'p-33', code)).toBe('Did not join: CodeDisabled.');
  await confirm(page, 'Enable');
  await expect(page.getByText('The code is enabled.')).toBeVisible();
  expect(await patientJoins(sandbox, 'p-33', code)).toMatch(/^Joined /);
  await other.close();
});

test('what came of a lost answer is read back, never guessed', async ({ page, sandbox }) => {
  const code = await openNewCode(page, sandbox);
  const path = `**/api/v2/access-codes/${code}/action/disable`;
  await page.route(path, route => route.abort('connectionreset'));
  await confirm(page, 'Disable');
  await expect(
    page.getByText('The answer was lost. The code was read again: it hasn’t changed. Try again.'),
  ).toBeVisible();
  await page.unroute(path);
  await page.route(path, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Disable code' }).click();
  await expect(page.getByText('The code is disabled.')).toBeVisible();
  await page.unroute(path);
  let isSent = false;
  await page.route(`**/api/v2/access-codes/${code}`, async route => {
    if (route.request().method() === 'PATCH') {
      isSent = true;
      await route.fetch();
    }
    await (isSent ? route.abort('connectionreset') : route.continue());
  });
  await saveSeats(page, 8);
  await expect(page.getByText(/^Couldn’t confirm the change. The server didn’t answer./)).toBeVisible();
  await expect(page.getByText('Saved.', { exact: true })).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('0 of 8')).toBeVisible();
});

test('a deleted code leaves the list, lets nobody join, and is never made again', async ({ page, sandbox }) => {
  const code = await openNewCode(page, sandbox);
  await page.getByRole('button', { name: 'Delete code' }).click();
  await expect(page.getByText('No one has joined with it so far.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete code' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await confirm(page, 'Delete');
  await expect(page.getByText(`Code ${code} was deleted. It can’t be created again.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${code} `) })).toHaveCount(0);
  expect(await patientJoins(sandbox, 'p-34', code)).toBe('Did not join: CodeUnknown.');
});

test('a code of the first generation has no version, and a change of another is still noticed', async ({
  page,
  browser,
  sandbox,
}) => {
  await signIn(page, sandbox, dana, codesAt('org-4'));
  const call = await callsAs(page, sandbox, codesAt('org-4'));
  const created = await call('POST', '/access-code', { organisationID: 'org-4', code: 'FIRST-GEN', seats: 3 });
  expect(created.status).toBe(200);
  await page.goto(sandbox.origin + codesAt('org-4', 'FIRST-GEN'));
  await expect(page.getByText('V1 codes don’t expire. Disable the code to end it.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Expiry' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'No limit' })).toBeDisabled();
  const other = await secondAdministrator(browser, sandbox, codesAt('org-4', 'FIRST-GEN'));
  await saveSeats(other, 7);
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await confirm(page, 'Disable');
  await expect(page.getByText('This code was changed or used since you opened it. Nothing was done.')).toBeVisible();
  await page.getByRole('button', { name: 'Disable code' }).click();
  await expect(page.getByText('The code is disabled.')).toBeVisible();
  await expect(page.getByText('by Emrys Vaughan')).toBeVisible();
  await other.close();
});
