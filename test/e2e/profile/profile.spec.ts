import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { signIn } from '../support/signIn';

const benedict = 'benedict.okafor@staff.example';
const profile = '/therapist/profile';
const saved = 'Saved. Patients see these hours.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'As your patients see it' });

async function addHours(page: Page, name: string, from: string, to: string): Promise<void> {
  await press(page, button(page, `Add hours to ${name}`));
  const fields = day(page, name).getByLabel('From', { exact: true });
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type(from);
  await reach(page, day(page, name).getByLabel('To', { exact: true }).last());
  await page.keyboard.type(to);
}

test('a week of hours is set by keyboard alone, across midnight too, and patients see it', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, benedict, profile);
  await expect(button(page, 'Add hours to Monday')).toBeVisible();
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    while (
      (await day(page, name)
        .getByRole('button', { name: /^Remove/ })
        .count()) > 0
    )
      await press(
        page,
        day(page, name)
          .getByRole('button', { name: /^Remove/ })
          .first(),
      );
  await addHours(page, 'Monday', '0900', '1230');
  await addHours(page, 'Friday', '2200', '0200');
  await expect(day(page, 'Friday').getByText('Ends on the next day.')).toBeVisible();
  await press(page, button(page, 'Save hours'));
  await expect(page.getByText(saved)).toBeVisible();
  await expect(preview(page)).toContainText('Friday 22:00–02:00');
  await page.reload();
  await expect(day(page, 'Friday').getByLabel('To', { exact: true })).toHaveValue('02:00');
  await addHours(page, 'Saturday', '0100', '0300');
  await expect(day(page, 'Saturday').getByText('These hours overlap with others.', { exact: false })).toBeVisible();
  await press(page, button(page, 'Save hours'));
  await expect(page.getByText(saved)).toHaveCount(0);
  await button(page, 'Discard changes').click();
});

test('both weeks of each change of clocks are shown with what a patient in the other region sees', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'amelia.hart@staff.example', profile);
  const weeks = page.getByRole('region', { name: 'Hours in patients’ time zones' });
  await expect(weeks.getByRole('table').first()).toBeVisible();
  await expect(weeks.getByText(/^Your clock goes (forward|back) by 60 minutes/)).toHaveCount(2);
  await expect(weeks.getByText(/^The patient’s clock goes (forward|back) by 60 minutes/)).toHaveCount(2);
  await weeks.getByLabel('Patients in').selectOption('Europe/London');
  await expect(weeks.getByText(/^Both clocks go (forward|back) by 60 minutes/)).toHaveCount(2);
});

test('two windows that change different days lose nothing', async ({ page, sandbox }) => {
  await signIn(page, sandbox, benedict, profile);
  const other = await page.context().newPage();
  await other.goto(sandbox.origin + profile);
  for (const window of [page, other]) await expect(button(window, 'Add hours to Tuesday')).toBeVisible();
  await addHours(page, 'Tuesday', '0900', '1000');
  await addHours(other, 'Wednesday', '1400', '1500');
  await button(other, 'Save hours').click();
  await expect(other.getByText(saved)).toBeVisible();
  await button(page, 'Save hours').click();
  await expect(page.getByText(/^Saved\. Another window also changed: .*Wednesday/)).toBeVisible();
  await expect(day(page, 'Wednesday').getByLabel('From', { exact: true }).last()).toHaveValue('14:00');
  await other.close();
});

test('a biography with markup is text, outlives a lost answer and a reload, and is compared before it counts', async ({
  page,
  sandbox,
}) => {
  const text = '<img src=x onerror=alert(1)> أحب الاستماع\n\n<b>Sails</b> often.';
  await signIn(page, sandbox, 'chloe.lindqvist@staff.example', profile);
  const field = page.getByLabel('About you');
  await field.fill(text);
  await page.route('**/api/therapist/biography', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/therapists/details/**', route => route.abort('connectionreset'));
  await button(page, 'Save biography').click();
  await expect(page.getByText('We couldn’t confirm whether this was saved.', { exact: false })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(field).toHaveValue(text);
  await button(page, 'Save biography')
    .click()
    .catch(() => undefined);
  await expect(preview(page)).toContainText('<b>Sails</b> often.');
  await field.fill(`${text} Reads.`);
  await page.getByText('What changes', { exact: true }).click();
  await expect(page.locator('ins')).toHaveText(' Reads.');
  await button(page, 'Discard changes').click();
});

for (const { colorScheme, width } of looks)
  test(`the profile fits and is accessible: ${colorScheme}, ${width} pixels`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, sandbox, 'amelia.hart@staff.example', profile);
    await expect(preview(page)).toBeVisible();
    await button(page, 'Add hours to Sunday').click();
    await button(page, 'Save hours').click();
    await expect(page.getByText('Enter both times, such as 09:00.')).toBeVisible();
    await expectAccessible(page, 'the profile');
    await expectToFit(page);
    await button(page, 'Discard changes').click();
  });
