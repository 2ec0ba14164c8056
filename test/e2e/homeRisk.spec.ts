import type { Page, Route } from '@playwright/test';
import { expect, test as base } from './support/dashboard';
import { SandboxProcess } from './support/SandboxProcess';
import { signIn } from './support/signIn';

/** Without practice patients: nobody moves in the list but by the test. */
const test = base.extend<{ quiet: SandboxProcess }>({
  quiet: async ({}, use) => {
    const sandbox = await SandboxProcess.start('--no-practice');
    await use(sandbox);
    await sandbox.dispose();
  },
});

test.describe.configure({ timeout: 90_000 });

const THERAPIST = 'amelia.hart@staff.example';
const LIST_CALL = /\/therapist\/assigned-patients\?/;
const CALM = 'Nothing needs you today';

interface ListAnswer {
  readonly patients: readonly object[];
}

/** Answers as the backend does, but of two patients, of whom nobody needs anything. */
async function calmed(route: Route): Promise<ListAnswer> {
  const answer = (await (await route.fetch()).json()) as ListAnswer & { readonly asOf: string };
  const at = answer.asOf;
  const scores = { phq9: { at, items: [1, 0, 0, 0, 0, 0, 0, 0, 0], previous: 1 }, gad7: { at, items: [1, 0, 0, 0, 0, 0, 0], previous: 1 } };
  const patients = answer.patients.slice(0, 2).map(patient => {
    const { id, userId, email, firstName, lastName, assignedSince } = patient as Record<string, string>;
    const who = { id, userId, email, firstName, lastName, assignedSince, isLeadTherapist: true };
    return { ...who, record: { highRisk: false }, lastContactAt: at, unreadMessageCount: 0, openRisks: [], ...scores };
  });
  return { ...answer, total: patients.length, patients } as ListAnswer;
}

/** Home, where the first of two calm patients is changed in the answer. */
async function homeWith(page: Page, quiet: SandboxProcess, change: object): Promise<void> {
  await page.route(LIST_CALL, async route => {
    const answer = await calmed(route);
    await route.fulfill({ json: { ...answer, patients: answer.patients.map((patient, place) => (place === 0 ? { ...patient, ...change } : patient)) } });
  });
  await signIn(page, quiet, THERAPIST);
}

test('Home is calm where every sign of every patient is known', async ({ page, quiet }) => {
  await homeWith(page, quiet, {});
  await expect(page.getByText(CALM)).toBeVisible();
});

test('a sign that cannot be read is named beside its patient, who is not called calm', async ({ page, quiet }) => {
  await homeWith(page, quiet, { phq9: { at: 'last week', items: ['many'] }, openRisks: [{ level: 'dire' }] });
  const card = page.getByRole('region', { name: 'General Risk' });
  await expect(card.getByText('Couldn’t check: PHQ-9, risk assessments')).toBeVisible();
  await expect(page.getByText(CALM)).toHaveCount(0);
});

test('a patient who cannot be read is counted, and nobody is called calm', async ({ page, quiet }) => {
  await homeWith(page, quiet, { id: null });
  await expect(page.getByText('1 patient couldn’t be read and isn’t shown. We’ve reported it.')).toBeVisible();
  await expect(page.getByText('Couldn’t check everything').first()).toBeVisible();
  await expect(page.getByText(CALM)).toHaveCount(0);
});

test('an answer that is lost calls nobody calm', async ({ page, quiet }) => {
  await page.route(LIST_CALL, route => route.abort());
  await signIn(page, quiet, THERAPIST);
  await expect(page.getByText(/^Your patients could not be loaded, so it is not known who is in your care\./)).toBeVisible();
  await expect(page.getByText(CALM)).toHaveCount(0);
});

test('signs that the backend could not look up are named on Home and in General Risk', async ({ page, quiet }) => {
  await quiet.faults({ failedSigns: ['nextAppointment', 'gad7'] });
  await signIn(page, quiet, THERAPIST);
  const named = page.getByText('Couldn’t check: next appointment, GAD-7').first();
  await expect(named).toBeVisible();
  await expect(page.getByText(CALM)).toHaveCount(0);
  await page.goto(`${quiet.origin}/therapist/assigned-patients`);
  await expect(named).toBeVisible();
  await expect(page.getByText(CALM)).toHaveCount(0);
});
