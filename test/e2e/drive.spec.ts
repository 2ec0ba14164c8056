import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test as base } from './support/dashboard';
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

test.describe.configure({ timeout: 120_000 });

interface Kill {
  /** The step that the upload stands at when its page dies. */
  readonly at: string;
  readonly method: string;
  /** Of the call that gets no answer. */
  readonly path: RegExp;
  /** Whether the server carries it out. */
  readonly carriedOut: boolean;
  readonly moments: 0 | 1;
  /** Calls of the kind are answered until one of this kind was made. */
  readonly after?: RegExp;
}

const kills: readonly Kill[] = [
  { at: 'awaitingFile', method: 'POST', path: /ensure-permissions\/writer$/, carriedOut: true, moments: 0 },
  { at: 'awaitingFile, sent', method: 'PUT', path: /\/upload\/drive\/v3\/files/, carriedOut: true, moments: 0 },
  { at: 'filePicked', method: 'GET', path: /\/drive\/v3\/files\/.*fields=name/, carriedOut: false, moments: 1 },
  { at: 'fetchedFileDetails', method: 'PATCH', path: /\/drive\/v3\/files\//, carriedOut: true, moments: 1 },
  { at: 'updatedFile', method: 'POST', path: /\/moments\/drive$/, carriedOut: true, moments: 1 },
  { at: 'createdMoment', method: 'POST', path: /ensure-permissions\/reader$/, carriedOut: false, moments: 1 },
  { at: 'downgradePermission', method: 'GET', path: /\/therapist\/google-drive-account$/, after: /ensure-permissions\/reader$/, carriedOut: true, moments: 1 },
];

test('an upload whose page is killed at whichever step: one moment or none, and the account is a viewer again', async ({ page, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  for (const kill of kills) {
    const name = `${kill.at}.txt`;
    const { came } = await hold(page, kill);
    await choose(drive, name);
    await came;
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(drive.getByText(kill.moments === 1 ? 'The file is in the timeline.' : 'The upload was cancelled. Nothing was recorded.'), kill.at).toBeVisible({ timeout: 20_000 });
    await expect(drive.getByText('Step 6 of 6: Your account is a Viewer again'), kill.at).toBeVisible({ timeout: 10_000 });
    expect(await found(name), kill.at).toEqual({ moments: kill.moments, permission: 'reader' });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page, 'an upload that is over');
});

test('an upload goes on after a lost connection and with new leave, and is cancelled without a trace', async ({ page, context, quiet }) => {
  const { drive, found } = await openDrive(page, quiet);
  const over = (outcome: string) => expect(drive.getByRole('listitem').filter({ hasText: outcome }).filter({ hasText: 'Step 6 of 6' })).toBeVisible({ timeout: 15_000 });

  // The connection is gone in the middle.
  const moving = kills[3];
  if (moving === undefined) throw new Error('There is no such step.');
  const { came } = await hold(page, moving);
  await choose(drive, 'offline.txt');
  await came;
  await expectAccessible(page, 'an upload under way');
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(drive.getByText('No answer. The upload goes on by itself at this step, also after a reload.')).toBeVisible();
  await context.setOffline(false);
  await over('The file is in the timeline.');
  expect(await found('offline.txt')).toEqual({ moments: 1, permission: 'reader' });
  await drive.getByRole('button', { name: 'Hide' }).click();

  // The leave to use the drive runs out: it is asked for anew.
  await page.route(/\/drive\/v3\/files\/.*fields=name/, route => route.fulfill({ status: 401, json: { error: { code: 401, message: 'Invalid Credentials' } } }), { times: 1 });
  await choose(drive, 'expired.txt');
  await drive.getByRole('button', { name: 'Go on now' }).click();
  await over('The file is in the timeline.');
  expect(await found('expired.txt')).toEqual({ moments: 1, permission: 'reader' });
  await drive.getByRole('button', { name: 'Hide' }).click();

  // Somebody thinks better of it.
  const holding = await hold(page, { ...moving, carriedOut: true });
  await choose(drive, 'cancelled.txt');
  await holding.came;
  await drive.getByRole('button', { name: 'Cancel the upload' }).click();
  await over('The upload was cancelled. Nothing was recorded.');
  expect(await found('cancelled.txt')).toEqual({ moments: 0, permission: 'reader' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // What was recorded can be looked at and taken away.
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  const downloaded = context.waitForEvent('response', answer => answer.url().includes('/google/uc'));
  await page.getByRole('button', { name: 'Download offline.txt' }).click();
  expect((await downloaded).headers()['content-disposition']).toContain('offline.txt');
  const shown = context.waitForEvent('page', beside => beside.url().includes('/google/file/'));
  await page.getByRole('button', { name: 'Preview offline.txt' }).click();
  await expect((await shown).getByText('Call somebody.')).toBeVisible();
});

/** A profile with the drive linked, and what the backend holds, asked beside the page in its session. */
async function openDrive(page: Page, sandbox: SandboxProcess) {
  let authorization = '';
  page.on('request', request => {
    if (request.url().includes('/api/')) authorization = request.headers()['authorization'] ?? authorization;
  });
  await signIn(page, sandbox, 'amelia.hart@staff.example', LIST);
  await page.getByRole('list', { name: 'Assigned patients' }).locator('a[href*="patient-profile"]').first().click();
  const drive = page.getByRole('region', { name: 'Files in Google Drive' });
  const opened = page.waitForEvent('popup');
  await drive.getByRole('button', { name: 'Link a Google account' }).click();
  await (await opened).getByRole('button', { name: 'amelia@drive.example' }).click();
  await expect(drive.getByText('Linked: amelia@drive.example · Viewer')).toBeVisible();
  const patientId = /patient-profile\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const ask = async (path: string): Promise<string> => (await fetch(`${sandbox.origin}/api${path}`, { headers: { authorization } })).text();
  const found = async (fileName: string) => ({
    moments: (await ask(`/patients/${patientId}/moments?limit=100`)).split(`"fileName":"${fileName}"`).length - 1,
    permission: /"permission":"(\w+)"/.exec(await ask('/therapist/google-drive-account'))?.[1],
  });
  return { drive, found };
}

const choose = (drive: Locator, name: string): Promise<void> =>
  drive.getByLabel('Upload a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Call somebody.') });

/** Calls of this kind get no answer from now on; `came` when the first of them is there. */
async function hold(page: Page, { method, path, after, carriedOut }: Kill): Promise<{ readonly came: Promise<void> }> {
  let told: () => void = () => undefined;
  const came = new Promise<void>(resolve => (told = resolve));
  let holds = after === undefined;
  page.on('request', request => {
    if (after?.test(request.url())) holds = true;
  });
  await page.route(path, async (route: Route) => {
    if (!holds || route.request().method() !== method) return route.fallback();
    if (carriedOut) await route.fetch();
    told();
  });
  return { came };
}
