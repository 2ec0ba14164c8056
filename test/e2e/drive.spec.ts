import { expectAccessible } from './support/accessible';
import { expect, test as base } from './support/dashboard';
import { callsAs } from './support/OtherPeople';
import { SandboxProcess } from './support/SandboxProcess';
import { signIn } from './support/signIn';

const LIST = '/therapist/assigned-patients';

const test = base.extend<{ quiet: SandboxProcess }>({
  quiet: async ({}, use) => {
    const sandbox = await SandboxProcess.start('--no-practice');
    await use(sandbox);
    await sandbox.dispose();
  },
});

test.describe.configure({ timeout: 60_000 });

test('an upload whose page is killed while its moment is recorded goes on: one moment, and the account is a viewer again', async ({ page, quiet }) => {
  await signIn(page, quiet, 'amelia.hart@staff.example', LIST);
  await page.getByRole('list', { name: 'Assigned patients' }).locator('a[href*="patient-profile"]').first().click();
  const drive = page.getByRole('region', { name: 'Files in Google Drive' });
  const opened = page.waitForEvent('popup');
  await drive.getByRole('button', { name: 'Link a Google account' }).click();
  await (await opened).getByRole('button', { name: 'amelia@drive.example' }).click();
  await expect(drive.getByText('Linked: amelia@drive.example · Viewer')).toBeVisible();

  // The backend records the moment, and its answer never comes.
  const recorded = new Promise<void>(resolve => {
    void page.route('**/moments/drive', async route => {
      await route.fetch();
      resolve();
    });
  });
  await drive.getByLabel('Upload a file').setInputFiles({ name: 'safety-plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Call somebody.') });
  await recorded;
  await expect(drive.getByText('Step 4 of 6: File put into the patient’s folder')).toBeVisible();
  await expectAccessible(page, 'an upload under way');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();

  await expect(drive.getByText('The file is in the timeline.')).toBeVisible({ timeout: 20_000 });
  await expect(drive.getByText('Step 6 of 6: Your account is a Viewer again')).toBeVisible();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download safety-plan.txt' })).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page, 'an upload that is over');

  const call = await callsAs(page, quiet);
  expect((await call('GET', '/therapist/google-drive-account')).text).toContain('"permission":"reader"');
});
