import type { Locator } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { choose, hold, moving, openDrive, type Held } from '../support/driveScreen';

/** Before the file is in the drive: the picked file is lost with its page, so nothing comes of the upload. */
const early: Readonly<Record<string, Held>> = {
  awaitingFile: { method: 'POST', path: /ensure-permissions\/writer$/, carriedOut: true },
  'awaitingFile, sent': { method: 'PUT', path: /\/upload\/drive\/v3\/files/, carriedOut: true },
};
/** After that every page continues where the one before it was closed. */
const later: Readonly<Record<string, Held>> = {
  filePicked: { method: 'GET', path: /\/drive\/v3\/files\/.*fields=name/, carriedOut: false },
  fetchedFileDetails: moving,
  updatedFile: { method: 'POST', path: /\/moments\/drive$/, carriedOut: true },
  createdMoment: { method: 'POST', path: /ensure-permissions\/reader$/, carriedOut: false },
  downgradePermission: {
    method: 'GET',
    path: /\/therapist\/google-drive-account$/,
    after: /ensure-permissions\/reader$/,
    carriedOut: true,
  },
};

const RECORDED = 'The file is in the timeline.';
const CANCELLED = 'The upload was cancelled. Nothing was recorded.';

type Found = Awaited<ReturnType<typeof openDrive>>['found'];

/** Expects the upload to have ended with this outcome and number of moments, and the account to be a reader again. */
async function over(drive: Locator, found: Found, name: string, outcome: string, moments: 0 | 1): Promise<void> {
  await expect(
    drive
      .getByRole('listitem')
      .filter({ hasText: outcome })
      .filter({ hasText: 'Step 6 of 6: Your account is a Viewer again' }),
    name,
  ).toBeVisible();
  expect(await found(name), name).toEqual({ moments, permission: 'reader' });
}

test('an upload whose page is killed at any step ends as one moment or none, with a viewer', async ({
  page,
  quiet,
}) => {
  const { drive, found } = await openDrive(page, quiet);

  await test.step('its page is killed before the file is there', async () => {
    for (const [step, held] of Object.entries(early)) {
      const { came, kill } = await hold(page, held);
      await choose(drive, `${step}.txt`);
      await came;
      await kill();
      await over(drive, found, `${step}.txt`, CANCELLED, 0);
    }
  });

  await test.step('one page after the other is killed, each at the next step', async () => {
    let goOn = (): Promise<void> => choose(drive, 'killed.txt');
    for (const [step, held] of Object.entries(later)) {
      const { came, kill } = await hold(page, held);
      await goOn();
      await test.step(step, () => came);
      goOn = kill;
    }
    await goOn();
    await over(drive, found, 'killed.txt', RECORDED, 1);
  });
});

test('an upload continues after a lost connection, and its file can be previewed and downloaded', async ({
  page,
  context,
  quiet,
}) => {
  const { drive, found } = await openDrive(page, quiet);
  const { came } = await hold(page, moving);
  await choose(drive, 'offline.txt');
  await came;
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(
    drive.getByText('The server didn’t answer. The upload resumes from this step automatically, even after a reload.'),
  ).toBeVisible();
  await context.setOffline(false);
  await over(drive, found, 'offline.txt', RECORDED, 1);
  await page.getByRole('button', { name: 'Kind of entry', exact: true }).click();
  await page.locator('.popover-body').getByText('Files', { exact: true }).click();
  await page.keyboard.press('Escape');
  const downloaded = context.waitForEvent('response', answer => answer.url().includes('/google/uc'));
  await page.getByRole('button', { name: 'Download offline.txt' }).click();
  expect((await downloaded).headers()['content-disposition']).toContain('offline.txt');
  const shown = context.waitForEvent('page', beside => beside.url().includes('/google/file/'));
  await page.getByRole('button', { name: 'Preview offline.txt' }).click();
  await expect((await shown).getByText('Call somebody.')).toBeVisible();
});
