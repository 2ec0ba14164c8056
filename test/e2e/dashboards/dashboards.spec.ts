import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';
import type { SandboxProcess } from '../support/SandboxProcess';

const PATH = '/admin/reporting/dashboard';

async function setFault(sandbox: SandboxProcess, dashboards: string): Promise<void> {
  await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ dashboards }),
  });
}

test('a dashboard is shown from another origin, gets its token by a form and its filters by a port', async ({
  page,
  quiet,
}) => {
  const requests: { readonly url: string; readonly method: string; readonly body: string | null }[] = [];
  page.on('request', request =>
    requests.push({ url: request.url(), method: request.method(), body: request.postData() }),
  );
  await openSignedIn(page, quiet, emailOf.analyst, PATH);
  const frame = page.frameLocator('iframe:not([aria-hidden])');
  await expect(frame.getByText(/^Everything/)).toBeVisible();
  await expect(page.getByText(/^Data up to /)).toBeVisible();
  await page.getByLabel('Chats', { exact: true }).selectOption('V1');
  await expect(frame.getByText('Filtered by V1')).toBeVisible();
  await expect(frame.getByText('Open chats, V2')).toHaveCount(0);
  const posted = requests.find(({ method, url }) => method === 'POST' && url.includes('/embed/pages/'));
  const token = new URLSearchParams(posted?.body ?? '').get('embedToken') ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(new URL(posted?.url ?? '').origin).not.toBe(new URL(page.url()).origin);
  expect(requests.filter(({ url }) => url.includes(token))).toEqual([]);
  expect(page.frames().filter(one => one.url().includes(token))).toEqual([]);
});

test('a dashboard that does not load is reported, and loads with Try again', async ({ page, quiet }) => {
  await setFault(quiet, 'dead');
  await openSignedIn(page, quiet, emailOf.analyst, PATH);
  await page.locator('iframe').waitFor({ state: 'attached' });
  // Another window, and a frame of a third origin that plays the dashboard.
  await page.evaluate(() => {
    window.postMessage({ referenceId: 'x' }, '*', [new MessageChannel().port2]);
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    const ports = [new MessageChannel().port2];
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', source, ports }));
  });
  await expect(page.getByText(/didn’t answer within 20 seconds/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('link', { name: 'Open reports' })).toBeVisible();
  await setFault(quiet, 'slow');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe:not([aria-hidden])').getByText(/^Everything/)).toBeVisible();
});
