import { expect, type Browser, type Page } from '@playwright/test';
import type { SandboxProcess } from './SandboxProcess';
import { signIn } from './signIn';

export const dana = 'dana.whitfield@staff.example';
const emrys = 'emrys.vaughan@staff.example';

/** Address of the codes of an organisation, or of one of them. */
export const codesAt = (organisation: string, code?: string): string =>
  `/admin/organisations/${organisation}/access${code === undefined ? '' : `?code=${code}`}`;

/** Fills in the form for a new code, in the page that shows it, and creates the code. */
export async function createCode(page: Page, code: string, seats: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await choose(page, 'Seats', 'Limited');
  await page.getByLabel('Number of seats').fill(String(seats));
  await choose(page, 'Expiry', 'Doesn’t expire');
  await page.getByLabel('Reason', { exact: true }).fill('A campaign in spring.');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText(`Code ${code} was created.`)).toBeVisible();
}

/** Chooses one of the values of a group. Its picture covers the button itself. */
export const choose = (page: Page, group: string, value: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByText(value, { exact: true }).click();

/** Another administrator in a window of a browser of their own. */
export async function secondAdministrator(browser: Browser, sandbox: SandboxProcess, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(page, sandbox, emrys, path);
  return page;
}

/** A practice patient does something with the app; gives what came of it in a sentence. */
export async function patientJoins(sandbox: SandboxProcess, patient: string, code: string): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/sandbox/practice/app`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ patient, does: 'join', code }),
  });
  if (!answer.ok) throw new Error(`The app refused: ${await answer.text()}`);
  return ((await answer.json()) as { readonly did: string }).did;
}
