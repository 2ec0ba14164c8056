import { expect, test } from '../support/dashboard';
import { choose, hold, moving, openDrive } from '../support/driveScreen';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
/** So long another device waits for a sign of an upload, in milliseconds. */
const LEASE_MS = 180_000;

test.describe.configure({ timeout: 180_000 });

test('another device leaves the writer to a running upload, and repairs it once that device is gone', async ({
  page,
  browser,
  quiet,
}) => {
  const { drive, found } = await openDrive(page, quiet);
  const { came } = await hold(page, moving);
  await choose(drive, 'left.txt');
  await came;
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  const looked = other.waitForResponse(answer => answer.url().endsWith('/therapist/google-drive-account'));
  await signIn(other, quiet, amelia);
  expect(await (await looked).json()).toMatchObject({ permission: 'writer' });
  await other.waitForTimeout(2_000);
  expect((await found('left.txt')).permission).toBe('writer');
  await page.close();
  await quiet.pass(LEASE_MS);
  await expect.poll(async () => (await found('left.txt')).permission, { timeout: 60_000 }).toBe('reader');
  await other.context().close();
});

test('log-out during an upload waits, says why, and goes on when the upload is over', async ({ page, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  const { came } = await hold(page, { ...moving, carriedOut: false });
  await choose(drive, 'awaited.txt');
  await came;
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByText('Access to patients’ folders may still be open')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await drive.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(drive.getByText('Step 6 of 6: Your account is a Viewer again')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(await found('awaited.txt')).toEqual({ moments: 0, permission: 'reader' });
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible({ timeout: 30_000 });
});

test('the page that logs out waits for an upload as the dialog does', async ({ page, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  await page.context().route(/ensure-permissions\/reader$/, route => route.abort());
  const { came } = await hold(page, moving);
  await choose(drive, 'kept open.txt');
  await came;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${quiet.origin}/authentication/logout`);
  await expect(page.getByRole('heading', { name: 'Access to patients’ folders may still be open' })).toBeVisible({
    timeout: 40_000,
  });
  expect((await found('kept open.txt')).permission).toBe('writer');
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible({ timeout: 40_000 });
});

test('an upload goes on after a reload on a page without the profile', async ({ page, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  const { came } = await hold(page, { ...moving, carriedOut: false });
  await choose(drive, 'resumed.txt');
  await came;
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${quiet.origin}/account/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => found('resumed.txt'), { timeout: 40_000 }).toEqual({ moments: 1, permission: 'reader' });
});

test('a cancelled upload and a refused one leave no copy in the drive', async ({ page, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  const deleted = () =>
    page.waitForResponse(answer => answer.request().method() === 'DELETE' && answer.url().includes('/drive/v3/files/'));
  await test.step('cancelled', async () => {
    const { came } = await hold(page, moving);
    await choose(drive, 'cancelled.txt');
    await came;
    const gone = deleted();
    await drive.getByRole('button', { name: 'Cancel the upload' }).click();
    expect((await gone).ok()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await drive.getByRole('button', { name: 'Hide' }).click();
  await test.step('refused', async () => {
    await page.route(moving.path, route =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 404, json: { error: { code: 404 } } })
        : route.fallback(),
    );
    const gone = deleted();
    await choose(drive, 'refused.txt');
    expect((await gone).ok()).toBe(true);
    await expect(
      drive.getByText('404: Unfortunately you do not have access to the Google Drive Folder.'),
    ).toBeVisible();
  });
  expect(await found('refused.txt')).toEqual({ moments: 0, permission: 'reader' });
});

test('nothing calls the drive account where the deployment has no drive', async ({ page, quiet }) => {
  await page.route('**/remote-config/config/**', async route => {
    const answer = await route.fetch();
    const { parameters } = (await answer.json()) as {
      readonly parameters: readonly { readonly name: string; readonly value: boolean }[];
    };
    await route.fulfill({
      response: answer,
      json: {
        parameters: parameters.map(({ name, value }) => ({ name, value: value && name !== 'isGoogleDriveEnabled' })),
      },
    });
  });
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/google-drive')) calls.push(request.url());
  });
  await signIn(page, quiet, amelia);
  await page.waitForTimeout(6_000);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Log Out', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible({ timeout: 9_000 });
  expect(calls).toEqual([]);
});
