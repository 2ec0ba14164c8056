import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';

const unreadable: readonly string[] = [
  '/therapist/chat/%E0%A4%A',
  '/therapist/go-chat/all/%E0%A4%A',
  '/therapist/assigned-patients/patient-profile/%/timeline',
  '/therapist/chat/%ED%A0%80',
  '/account/%FF',
];

/** Can be read, and lead nowhere. */
const odd: readonly string[] = [
  '/therapist/chat/%00',
  '/therapist/go-chat/all/%00%0A%E2%80%AE',
  '/therapist/chat/..%2F..%2Fadmin',
  `/therapist/chat/${'a'.repeat(20_000)}`,
  `/therapist/go-chat/all/${'%F0%9F%98%80'.repeat(2_000)}`,
  '/therapist/chat/%3Cimg%20src=x%20onerror=alert(1)%3E',
];

/** As any host serves a single-page application: the same page for every address. */
async function serveAnyAddress(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    url => url.origin === origin,
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await route.fulfill({ response: await route.fetch({ url: `${origin}/home` }) });
    },
  );
}

test('addresses that cannot be read are pages that do not exist, and no later sign-in ends there', async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await serveAnyAddress(context, sandbox.origin);
  const kept: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/cloud-document/'))
      kept.push(decodeURIComponent(request.postData() ?? ''));
  });
  await signIn(page, sandbox, amelia, '/home');
  const tabs = page.getByRole('tab');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const names = await tabs.allTextContents();
  await expect.poll(() => kept.length, 'the open tabs are stored').toBeGreaterThan(0);
  for (const address of unreadable) {
    await test.step(address, async () => {
      await page.goto(sandbox.origin + address);
      await expect(
        page.getByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
      ).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
      await expect.poll(() => tabs.allTextContents()).toEqual(names);
    });
  }
  for (const address of odd) {
    await test.step(address.slice(0, 60), async () => {
      await page.goto(sandbox.origin + address);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await expect(page.locator('#content')).not.toBeEmpty();
      await expect(page.getByText('Sorry, something went wrong')).toHaveCount(0);
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
    });
  }
  // What is open is kept a moment later.
  await page.waitForTimeout(5_000);
  expect(kept.length, 'the open tabs are stored').toBeGreaterThan(0);
  expect(names.length).toBeGreaterThan(0);
  for (const text of kept) for (const address of unreadable) expect(text).not.toContain(address);

  const device = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const other = await device.newPage();
  const broken: string[] = [];
  other.on('pageerror', error => broken.push(error.message));
  await signIn(other, sandbox, amelia);
  await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(
    other.getByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
  ).toHaveCount(0);
  for (const tab of await other.getByRole('tab').all()) {
    await tab.click();
    await expect(other.locator('#content')).not.toBeEmpty();
    await expect(other.getByText('Sorry, something went wrong')).toHaveCount(0);
  }
  expect(broken).toEqual([]);
  await device.close();
});
