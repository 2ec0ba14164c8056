import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './dashboard';
import type { SandboxProcess } from './SandboxProcess';
import { openSignedIn } from './staffSession';

const LIST = '/therapist/assigned-patients';

export interface Held {
  readonly method: string;
  /** The path of the call that gets no answer. */
  readonly path: RegExp;
  /** True if the server carries it out. */
  readonly carriedOut: boolean;
  /** Calls are answered until one with this path was made. */
  readonly after?: RegExp;
}

/** The call that moves the file into the patient's folder. */
export const moving: Held = { method: 'PATCH', path: /\/drive\/v3\/files\//, carriedOut: true };

/** Opens a profile with the drive linked; `found` reads what the backend holds in the page's session. */
export async function openDrive(page: Page, sandbox: SandboxProcess) {
  let authorization = '';
  page.on('request', request => {
    if (request.url().includes('/api/')) authorization = request.headers()['authorization'] ?? authorization;
  });
  await openSignedIn(page, sandbox, 'amelia.hart@staff.example', LIST);
  await page.getByRole('list', { name: 'Assigned patients' }).locator('a[href*="patient-profile"]').first().click();
  const drive = page.getByRole('region', { name: 'Files in Google Drive' });
  await page.getByRole('button', { name: 'Add file', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await drive.getByRole('button', { name: 'Link a Google account' }).click();
  await (await opened).getByRole('button', { name: 'amelia@drive.example' }).click();
  await expect(drive.getByText('Linked: amelia@drive.example · Viewer')).toBeVisible();
  const patientId = /patient-profile\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const ask = async (path: string): Promise<string> =>
    (await fetch(`${sandbox.origin}/api${path}`, { headers: { authorization } })).text();
  const found = async (fileName: string) => ({
    moments: (await ask(`/patients/${patientId}/moments?limit=100`)).split(`"fileName":"${fileName}"`).length - 1,
    permission: /"permission":"(\w+)"/.exec(await ask('/therapist/google-drive-account'))?.[1],
  });
  return { drive, found };
}

export const choose = (drive: Locator, name: string): Promise<void> =>
  drive
    .getByLabel('Upload a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Call somebody.') });

/**
 * Holds calls of this kind without an answer, until `kill` ends the waiting page; `came` resolves with the first call.
 */
export async function hold(
  page: Page,
  { method, path, after, carriedOut }: Held,
): Promise<{ readonly came: Promise<void>; readonly kill: () => Promise<void> }> {
  let resolveCame: () => void = () => undefined;
  const came = new Promise<void>(resolve => (resolveCame = resolve));
  let holds = after === undefined;
  let isSpent = false;
  page.on('request', request => {
    if (after?.test(request.url())) holds = true;
  });
  await page.route(path, async (route: Route) => {
    if (isSpent || !holds || route.request().method() !== method) return route.fallback();
    if (carriedOut) await route.fetch();
    resolveCame();
  });
  // Calls are held until the page is closed: a route that is removed too early would let one through.
  const kill = async (): Promise<void> => {
    page.once('framenavigated', () => (isSpent = true));
    await page.reload();
  };
  return { came, kill };
}
