import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { choose, hold, moving, openDrive, type Held } from '../support/driveScreen';

test.describe.configure({ timeout: 240_000 });

/** Before a file lies in the drive: the picker goes with its page, so nothing comes of the upload. */
const early: Readonly<Record<string, Held>> = {
  awaitingFile: { method: 'POST', path: /ensure-permissions\/writer$/, carriedOut: true },
  'awaitingFile, sent': { method: 'PUT', path: /\/upload\/drive\/v3\/files/, carriedOut: true },
};
/** From then on every page continues where the one before it was closed. */
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

test('an upload outlives its page at every step, a lost connection and leave that ran out, and ends as one moment or none with a viewer', async ({
  page,
  context,
  quiet,
}) => {
  const { drive, found } = await openDrive(page, quiet);
  const over = async (name: string, outcome: string, moments: 0 | 1): Promise<void> => {
    await expect(
      drive
        .getByRole('listitem')
        .filter({ hasText: outcome })
        .filter({ hasText: 'Step 6 of 6: Your account is a Viewer again' }),
      name,
    ).toBeVisible();
    expect(await found(name), name).toEqual({ moments, permission: 'reader' });
  };
  const release = () => page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('its page is killed before the file is there', async () => {
    for (const [step, held] of Object.entries(early)) {
      const { came, kill } = await hold(page, held);
      await choose(drive, `${step}.txt`);
      await came;
      await kill();
      await over(`${step}.txt`, CANCELLED, 0);
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
    await over('killed.txt', RECORDED, 1);
  });

  await release();
  await drive.getByRole('button', { name: 'Hide' }).click();
  await test.step('the connection is gone in the middle', async () => {
    const { came } = await hold(page, moving);
    await choose(drive, 'offline.txt');
    await came;
    await expectAccessible(page, 'an upload under way');
    await context.setOffline(true);
    await release();
    await expect(
      drive.getByText(
        'The server didn’t answer. The upload resumes from this step automatically, even after a reload.',
      ),
    ).toBeVisible();
    await context.setOffline(false);
    await over('offline.txt', RECORDED, 1);
    await drive.getByRole('button', { name: 'Hide' }).click();
  });

  await test.step('the leave to use the drive runs out, and is asked for anew', async () => {
    await page.route(
      /\/drive\/v3\/files\/.*fields=name/,
      route => route.fulfill({ status: 401, json: { error: { code: 401, message: 'Invalid Credentials' } } }),
      { times: 1 },
    );
    await choose(drive, 'expired.txt');
    await drive.getByRole('button', { name: 'Resume upload' }).click();
    await over('expired.txt', RECORDED, 1);
    await drive.getByRole('button', { name: 'Hide' }).click();
  });

  await test.step('somebody thinks better of it', async () => {
    const { came } = await hold(page, moving);
    await choose(drive, 'cancelled.txt');
    await came;
    await drive.getByRole('button', { name: 'Cancel the upload' }).click();
    await over('cancelled.txt', CANCELLED, 0);
    await release();
  });

  await test.step('what was recorded can be looked at and taken away', async () => {
    await page.getByRole('button', { name: 'Files', exact: true }).click();
    const downloaded = context.waitForEvent('response', answer => answer.url().includes('/google/uc'));
    await page.getByRole('button', { name: 'Download offline.txt' }).click();
    expect((await downloaded).headers()['content-disposition']).toContain('offline.txt');
    const shown = context.waitForEvent('page', beside => beside.url().includes('/google/file/'));
    await page.getByRole('button', { name: 'Preview offline.txt' }).click();
    await expect((await shown).getByText('Call somebody.')).toBeVisible();
  });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  // What the bar of the profile covers in part counts as too small to press.
  await page.locator('#content').evaluate(content => content.scrollTo(0, 0));
  await expectAccessible(page, 'an upload that is over');
});
