import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { callsAs } from '../support/OtherPeople';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
/** Ana is in Amelia's care. */
const PROFILE = '/therapist/assigned-patients/patient-profile/p-04';
const NOTE = 'Spoke about the weekend, and whom she can call.';

test.describe.configure({ timeout: 90_000 });

const notes = (page: Page) => page.getByRole('article', { name: /^Note/ }).filter({ hasText: NOTE });

test('a note is written through a moment offline, and is there once', async ({ page, context, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/timeline`);
  const field = page.getByLabel(/^New note about/);
  await field.fill(NOTE);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('We couldn’t confirm whether this note was saved')).toBeVisible();
  await expect(field).toHaveValue(NOTE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check and finish' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(field).toHaveValue('');
  // Coming appointments are above it; with a filter the history is loaded again.
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(notes(page)).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  await expectToFit(page);
  await expectAccessible(page, 'the timeline, dark');
});

test('two windows change one field of the record: both versions are shown and a person decides', async ({
  page,
  browser,
  sandbox,
}) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(other, sandbox, amelia, `${PROFILE}/record`);
  for (const [window, goals] of [
    [page, 'Back to work by spring.'],
    [other, 'Sleep first.'],
  ] as const) {
    await window.getByRole('button', { name: 'Edit record' }).click();
    await window.getByLabel('Goals', { exact: true }).fill(goals);
  }
  await other.getByLabel('Allergies', { exact: true }).fill('Penicillin');
  await other.getByRole('button', { name: 'Save record' }).click();
  await expect(other.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await page.getByRole('button', { name: 'Save record' }).click();
  const question = page.getByRole('group', { name: /Both of you changed this/ });
  await expect(question).toContainText('Sleep first.');
  await expect(question).toContainText('Back to work by spring.');
  await expect(page.getByLabel('Goals', { exact: true })).toHaveValue('Back to work by spring.');
  await expect(page.getByRole('button', { name: 'Save record' })).toBeDisabled();
  await expectAccessible(page, 'a conflict in the record, light');
  await page.getByRole('button', { name: 'Keep mine: Goals' }).click();
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await expect(page.getByText('Back to work by spring.')).toBeVisible();
  await expect(page.getByText('Penicillin')).toBeVisible();
  await other.close();
});

test('a colleague changes a risk assessment while it is edited, and again while it is deleted: both versions are shown and a person decides', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  const call = await callsAs(page, sandbox, `${PROFILE}/record`);
  const risks = '/patients/p-04/patient-record/risk-assessments';
  const [first] = JSON.parse((await call('GET', risks)).text) as readonly { readonly riskAssessmentId: string }[];
  const path = `${risks}/${first?.riskAssessmentId ?? ''}`;
  const changeBeside = async (changes: object): Promise<void> => {
    const { etag } = await call('GET', path);
    expect((await call('PATCH', path, changes, etag ?? '')).status).toBe(200);
  };
  const cards = page.getByRole('article', { name: /^Assessed by/ });
  await page
    .getByRole('button', { name: /^Edit the risk assessment/ })
    .first()
    .click();
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.fill('Calmer than last week.');
  await changeBeside({ summary: 'Restless all week.', plan: 'Calls every other day.' });
  await page.getByRole('button', { name: 'Save assessment' }).click();
  const question = page.getByRole('group', { name: /Both of you changed this: Summary/ });
  await expect(question).toContainText('Restless all week.');
  await expect(question).toContainText('Calmer than last week.');
  await expect(summary).toHaveValue('Calmer than last week.');
  await expect(page.getByRole('button', { name: 'Save assessment' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep mine: Summary' }).click();
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText(/^The risk assessment is saved/)).toBeVisible();
  await expect(cards.first()).toContainText('Calmer than last week.');
  await expect(cards.first()).toContainText('Calls every other day.');

  const before = await cards.count();
  await page
    .getByRole('button', { name: /^Delete the risk assessment/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this risk assessment?' });
  await expect(dialog).toContainText('Calls every other day.');
  await changeBeside({ plan: 'Calls every day.' });
  await dialog.getByRole('button', { name: 'Delete risk assessment' }).click();
  await expect(dialog.getByText(/^A colleague changed it, so it wasn’t deleted/)).toBeVisible();
  await expect(dialog).toContainText('Calls every other day.');
  await expect(dialog).toContainText('Calls every day.');
  expect((await call('GET', path)).status).toBe(200);
  await expectAccessible(page, 'a conflict while an assessment is deleted, light');
  await dialog.getByRole('button', { name: 'Delete risk assessment' }).click();
  await expect(cards).toHaveCount(before - 1);
});

async function answerEverything(page: Page): Promise<void> {
  await page.getByLabel('Status', { exact: true }).selectOption('open');
  for (const question of ['Thoughts of suicide', 'Self-harm', 'Harm to others', 'Harm from others', 'Self-neglect'])
    await page.getByLabel(question, { exact: true }).selectOption('none');
}

test('a risk level that was not chosen is never saved, not of a restored draft either', async ({ page, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  await page.getByRole('button', { name: 'Add risk assessment' }).click();
  const [level, summary] = [
    page.getByLabel('Level of risk', { exact: true }),
    page.getByLabel('Summary', { exact: true }),
  ];
  await summary.fill('Only a summary so far.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await reloadOnceKept(page);
  await page.getByRole('button', { name: 'Add risk assessment' }).click();
  await expect(summary).toHaveValue('Only a summary so far.');
  await expect(level).toHaveValue('');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText('Choose the level of risk.')).toBeVisible();
  await expect(page.getByText(/^Answer every question/)).toBeVisible();
  await expectAccessible(page, 'an assessment in which nothing is chosen, light');
  await page.getByRole('button', { name: 'Discard draft' }).click();
});

test('after a lost answer the newer version of an assessment is what is saved, once', async ({ page, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  const call = await callsAs(page, sandbox, `${PROFILE}/record`);
  const risks = '/patients/p-04/patient-record/risk-assessments';
  await page.getByRole('button', { name: 'Add risk assessment' }).click();
  await page.getByLabel('Level of risk', { exact: true }).selectOption('low');
  await answerEverything(page);
  await page.getByLabel('Summary', { exact: true }).fill('The first version.');
  await page.route(`**${risks}`, async route => {
    // It is carried out, and its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText(/^The server didn’t answer/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByLabel('Level of risk', { exact: true }).selectOption('moderate');
  await page.getByLabel('Summary', { exact: true }).fill('The second version.');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText(/^The risk assessment is saved/)).toBeVisible();
  const held = JSON.parse((await call('GET', risks)).text) as readonly {
    readonly level: string;
    readonly summary: string;
  }[];
  expect(
    held.filter(({ summary }) => summary.endsWith('version.')).map(({ level, summary }) => [level, summary]),
  ).toEqual([['moderate', 'The second version.']]);
});

test('what is typed while an assessment is saved stays, marked as not saved', async ({ page, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  await page.getByRole('button', { name: 'Add risk assessment' }).click();
  await page.getByLabel('Level of risk', { exact: true }).selectOption('low');
  await answerEverything(page);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.fill('Before saving.');
  await sandbox.faults({ latencyMs: 2_000, pathPrefix: '/patients' });
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await summary.fill('Typed while it was saved.');
  await expect(page.getByText(/^Saved what you had entered when you pressed Save/)).toBeVisible();
  await sandbox.faults({ reset: true });
  await expect(summary).toHaveValue('Typed while it was saved.');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText(/^The risk assessment is saved/)).toBeVisible();
  await expect(page.getByRole('article', { name: /^Assessed by/ }).first()).toContainText('Typed while it was saved.');
});

test('a patient’s app is refused what another device changed first, and changes what it meant to change', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.origin}/practice`);
  await page.getByRole('button', { name: 'Go on with the programme on two devices' }).click();
  await expect(page.locator('#app-state')).toContainText('the tablet had been faster, which the app repaired');
});
