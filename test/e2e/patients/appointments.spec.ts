import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { callsAs } from '../support/OtherPeople';
import { signIn } from '../support/signIn';

/** The last Sunday of a month, on which clocks in London are moved. */
function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

test('an appointment in the nights on which clocks are moved is refused or asked about, and made once', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, 'amelia.hart@staff.example', '/therapist/assigned-patients');
  await page.getByRole('list', { name: 'Assigned patients' }).locator('a[href*="patient-profile"]').first().click();
  await page
    .getByRole('navigation', { name: 'Pages of the profile' })
    .getByRole('link', { name: 'Appointments' })
    .click();
  const year = new Date(quiet.now()).getUTCFullYear() + 1;
  const begins = page.getByLabel('Start (your time)');
  await begins.fill(`${lastSunday(year, 3)}T01:30`);
  await expect(page.getByText(/^Clocks go forward that night, so your clock skips this start/)).toBeVisible();
  await begins.fill(`${lastSunday(year, 10)}T01:30`);
  const second = page.getByLabel('The second, after clocks went back (GMT+0)');
  await page.getByText('The second, after clocks went back (GMT+0)').click();
  await expect(second).toBeChecked();
  await expect(page.getByText('Lasts 50 minutes')).toBeVisible();
  await expect(
    page.getByText('This isn’t fully within your weekly times. You can still add the appointment.'),
  ).toBeVisible();
  await expectAccessible(page, 'a new appointment');
  await page.getByLabel(/^Where/).fill('Room 4');
  await page.getByLabel('How', { exact: true }).selectOption('in-person');
  const pages = page.getByRole('navigation', { name: 'Pages of the profile' });
  await pages.getByRole('link', { name: 'Timeline' }).click();
  await pages.getByRole('link', { name: 'Appointments' }).click();
  await expect(page.getByLabel(/^Where/)).toHaveValue('Room 4');
  await page.reload();
  await expect(page.getByText('We restored what you typed earlier. It isn’t saved yet.')).toBeVisible();
  await expect(begins).toHaveValue(`${lastSunday(year, 10)}T01:30`);
  await expect(second).toBeChecked();
  await page.getByRole('button', { name: 'Add appointment' }).click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Change the appointment of Sun, .* Oct ${year}, 01:30–02:20$`) }),
  ).toHaveCount(1);
  await expect(page.getByLabel(/^Where/)).toHaveValue('');
});

test('a change of the place alone leaves what a colleague moved and cancelled, and both are asked about the same part', async ({
  page,
  quiet,
}) => {
  await signIn(
    page,
    quiet,
    'amelia.hart@staff.example',
    '/therapist/assigned-patients/patient-profile/p-04/appointment',
  );
  const call = await callsAs(page, quiet, '/therapist/assigned-patients/patient-profile/p-04/appointment');
  const moments = '/patients/p-04/moments';
  const momentId = 'a0a0a0a0-0000-4000-8000-00000000a0a0';
  const at = (days: number): string =>
    new Date(Math.ceil(quiet.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString();
  const appointment = {
    startsAt: at(3),
    endsAt: new Date(Date.parse(at(3)) + 3_000_000).toISOString(),
    timeZone: 'Europe/London',
    kind: 'video',
    status: 'scheduled',
    place: 'Room 1',
  };
  expect((await call('POST', `${moments}/appointment`, { momentId, appointment })).status).toBe(200);
  const held = async () =>
    (
      JSON.parse((await call('GET', `${moments}/moment/${momentId}`)).text) as {
        readonly appointment: typeof appointment;
      }
    ).appointment;
  const changeBeside = (change: object) =>
    call('POST', `${moments}/appointment/action/edit-appointment-moments`, { changes: [{ momentId, ...change }] });
  await page.goto(`${quiet.origin}/therapist/assigned-patients/patient-profile/p-04/appointment/${momentId}`);
  const place = page.getByLabel(/^Where/);
  await expect(place).toHaveValue('Room 1');
  const moved = { startsAt: at(5), endsAt: new Date(Date.parse(at(5)) + 3_000_000).toISOString(), status: 'cancelled' };
  await changeBeside(moved);
  await place.fill('Room 2');
  await page.getByRole('button', { name: 'Save appointment', exact: true }).click();
  await expect.poll(held).toMatchObject({ place: 'Room 2', status: 'cancelled', startsAt: moved.startsAt });

  await page.goto(`${quiet.origin}/therapist/assigned-patients/patient-profile/p-04/appointment/${momentId}`);
  await expect(place).toHaveValue('Room 2');
  await changeBeside({ place: 'Room 3' });
  await place.fill('Room 4');
  await page.getByRole('button', { name: 'Save appointment', exact: true }).click();
  const question = page.getByRole('group', { name: /Both of you changed this/ });
  await expect(question).toContainText('Room 3');
  expect((await held()).place).toBe('Room 3');
  await expectAccessible(page, 'a conflict of two appointments');
  await page.getByRole('button', { name: /^Keep mine/ }).click();
  await page.getByRole('button', { name: 'Save appointment', exact: true }).click();
  await expect.poll(held).toMatchObject({ place: 'Room 4', status: 'cancelled' });
});

test('what has not begun cannot be recorded as attended, and what was recorded is taken back', async ({
  page,
  quiet,
}) => {
  await signIn(
    page,
    quiet,
    'amelia.hart@staff.example',
    '/therapist/assigned-patients/patient-profile/p-04/appointment',
  );
  const call = await callsAs(page, quiet, '/therapist/assigned-patients/patient-profile/p-04/appointment');
  const start = Math.ceil(quiet.now() / 3_600_000) * 3_600_000 + 400 * 86_400_000;
  const appointment = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_000_000).toISOString(),
    timeZone: 'Europe/London',
    kind: 'video',
    status: 'scheduled',
    place: 'Room of next year',
  };
  await call('POST', '/patients/p-04/moments/appointment', {
    momentId: 'a0a0a0a0-0000-4000-8000-00000000b0b0',
    appointment,
  });
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Room of next year' });
  await row.getByRole('checkbox').check({ force: true });
  await expect(page.getByText(/before it begins/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attended' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(row).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Scheduled');
});
