import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

/** The last Sunday of a month, on which London's clocks change. */
function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

test('an appointment in a night when clocks change is rejected or asked about, and made once', async ({
  page,
  quiet,
}) => {
  await openSignedIn(page, quiet, 'amelia.hart@staff.example', '/therapist/assigned-patients');
  await page.getByRole('list', { name: 'Assigned patients' }).locator('a[href*="patient-profile"]').first().click();
  await page
    .getByRole('navigation', { name: 'Pages of the profile' })
    .getByRole('link', { name: 'Appointments' })
    .click();
  const year = new Date(quiet.now()).getUTCFullYear() + 1;
  const day = page.getByLabel('Date, Start (your time)', { exact: true });
  const time = page.getByLabel('Time, Start (your time)');
  await day.fill(lastSunday(year, 3));
  await time.fill('1:30');
  await expect(page.getByText(/^Clocks go forward that night, so your clock skips this start/)).toBeVisible();
  await day.fill(lastSunday(year, 10));
  const second = page.getByLabel('The second, after clocks went back (GMT+0)');
  await page.getByText('The second, after clocks went back (GMT+0)').click();
  await expect(second).toBeChecked();
  await expect(page.getByText('Lasts 50 minutes')).toBeVisible();
  await expect(
    page.getByText('This isn’t fully within your weekly times. You can still add the appointment.'),
  ).toBeVisible();
  await page.getByLabel(/^Location/).fill('Room 4');
  await page.getByLabel('Type', { exact: true }).selectOption('in-person');
  const pages = page.getByRole('navigation', { name: 'Pages of the profile' });
  await pages.getByRole('link', { name: 'Timeline' }).click();
  await expect(pages.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Appointments' }).click();
  await expect(page.getByLabel(/^Location/)).toHaveValue('Room 4');
  await page.reload();
  await expect(page.getByText('We restored what you typed earlier. It isn’t saved yet.')).toBeVisible();
  await expect(day).toHaveValue(lastSunday(year, 10).split('-').toReversed().join('/'));
  await expect(time).toHaveValue('01:30');
  await expect(second).toBeChecked();
  await page.getByRole('button', { name: 'Add appointment' }).click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Change the appointment of Sun, .* Oct ${year}, 01:30–02:20$`) }),
  ).toHaveCount(1);
  await expect(page.getByLabel(/^Location/)).toHaveValue('');
});
