import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

test.describe.configure({ timeout: 180_000 });

const THERAPIST = 'amelia.hart@staff.example';
const LIST_CALL = /\/therapist\/assigned-patients\?/;
const CALM = 'Nothing needs you today';
const LONG_AGO = '2026-03-02T10:00:00Z';

interface ListAnswer {
  readonly patients: readonly object[];
}

/** Answers as the backend does, but with two patients, neither of whom needs attention. */
async function calmed(route: Route): Promise<ListAnswer> {
  const answer = (await (await route.fetch()).json()) as ListAnswer & { readonly asOf: string };
  const at = answer.asOf;
  const scores = {
    phq9: { at, items: [1, 0, 0, 0, 0, 0, 0, 0, 0], previous: 1 },
    gad7: { at, items: [1, 0, 0, 0, 0, 0, 0], previous: 1 },
  };
  const patients = answer.patients.slice(0, 2).map(patient => {
    const { id, userId, email, firstName, lastName, assignedSince } = patient as Record<string, string>;
    const who = { id, userId, email, firstName, lastName, assignedSince, isLeadTherapist: true };
    return { ...who, record: { highRisk: false }, lastContactAt: at, unreadMessageCount: 0, openRisks: [], ...scores };
  });
  return { ...answer, total: patients.length, patients } as ListAnswer;
}

/** Lets the first of two calm patients be changed in every answer: by what was given last. */
async function changing(page: Page): Promise<(first: object) => void> {
  let changed: object = {};
  await page.route(LIST_CALL, async route => {
    const answer = await calmed(route);
    await route.fulfill({
      json: {
        ...answer,
        patients: answer.patients.map((patient, place) => (place === 0 ? { ...patient, ...changed } : patient)),
      },
    });
  });
  return first => {
    changed = first;
  };
}

/** What is not known of a patient, or needs attention, with the words that name it. */
const needs: readonly (readonly [name: string, change: object, words: readonly RegExp[]])[] = [
  [
    'a patient without any PHQ-9 or GAD-7',
    { phq9: null, gad7: null },
    [/No PHQ-9 yet: score and item 9 unknown/, /No GAD-7 yet: score unknown/],
  ],
  [
    'a trend that is not known',
    { phq9: { at: LONG_AGO, items: [2, 0, 0, 0, 0, 0, 0, 0, 0] } },
    [/PHQ-9 trend unknown \(2 Mar 2026\)/],
  ],
  [
    'a flag and unread messages, with their dates',
    { record: { highRisk: true }, highRiskSince: LONG_AGO, unreadMessageCount: 2, unreadSince: LONG_AGO },
    [/High risk \(2 Mar 2026\)/, /2 unread messages \(since .*2 Mar/],
  ],
  ['a flag of which no date is known', { record: { highRisk: true } }, [/High risk \(date unknown\)/]],
];

test('Home is calm where every sign of every patient is known, and nowhere else', async ({ page, quiet }) => {
  const home = `${quiet.origin}/home`;
  const card = page.getByRole('region', { name: 'General Risk' });
  const change = await changing(page);
  await signIn(page, quiet, THERAPIST);
  await expect(page.getByText(CALM)).toBeVisible();

  for (const [name, first, words] of needs)
    await test.step(`nobody is called calm beside ${name}`, async () => {
      change(first);
      await page.goto(home);
      for (const said of words) await expect(card.getByText(said)).toBeVisible();
      await expect(page.getByText(CALM)).toHaveCount(0);
      await page
        .getByRole('link', { name: /^General Risk/ })
        .first()
        .click();
      const row = page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li').first();
      for (const said of words) await expect(row.getByText(said)).toBeVisible();
      await expect(row.getByText(CALM)).toHaveCount(0);
    });

  await test.step('a sign that cannot be read is named beside its patient', async () => {
    change({ phq9: { at: 'last week', items: ['many'] }, openRisks: [{ level: 'dire' }] });
    await page.goto(home);
    await expect(card.getByText('Couldn’t check: PHQ-9, risk assessments')).toBeVisible();
    await expect(page.getByText(CALM)).toHaveCount(0);
  });

  await test.step('a patient who cannot be read is counted', async () => {
    change({ id: null });
    await page.goto(home);
    await expect(page.getByText('1 patient couldn’t be read and isn’t shown. We’ve reported it.')).toBeVisible();
    await expect(page.getByText('Couldn’t check everything').first()).toBeVisible();
    await expect(page.getByText(CALM)).toHaveCount(0);
  });
});

test('a lost answer is never shown as "nothing needs you"', async ({ page, quiet }) => {
  await page.route(LIST_CALL, route => route.abort());
  await signIn(page, quiet, THERAPIST);
  await expect(
    page.getByText(/^Couldn’t load your patients, so this page can’t show who is in your care\./),
  ).toBeVisible();
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
