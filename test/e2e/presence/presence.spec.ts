import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';
import type { Page } from '@playwright/test';

const amelia = 'amelia.hart@staff.example';
const dana = 'dana.whitfield@staff.example';
const farah = 'farah.nassiri@staff.example';

const control = (page: Page) => page.getByRole('switch', { name: /^(Online|Offline)$/ });
const cover = (page: Page) => page.getByRole('button', { name: /^24-hour:/ });

/** Signs in and waits until the chat, and with it presence, is there. */
async function comeIn(page: Page, sandbox: SandboxProcess, email = amelia): Promise<void> {
  await signIn(page, sandbox, email);
  await expect(page.getByRole('button', { name: 'Connections: all live' })).toBeVisible();
}

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

test('a therapist is Online, goes Offline with one press, and the server gets both', async ({ page, sandbox }) => {
  const told: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/appear-offline') || pathname.endsWith('/mark-as-online'))
      told.push(`${request.method()} ${pathname.replace('/api', '')}${search} ${request.postData() ?? ''}`.trim());
  });
  await comeIn(page, sandbox);
  await expect(control(page)).toBeChecked();
  await expect.poll(() => told).toEqual(['PUT /v2/chats/appear-offline {"appearOffline":false}']);
  await control(page).press('Space');
  await expect(page.getByRole('switch', { name: 'Offline' })).not.toBeChecked();
  await expect
    .poll(() => told)
    .toEqual([
      'PUT /v2/chats/appear-offline {"appearOffline":false}',
      'POST /v2/chats/action/mark-as-online?isOnline=false',
    ]);
  await page.waitForTimeout(7_000);
  await expect(page.getByRole('switch', { name: 'Offline' })).not.toBeChecked();
});

test('a page with throttled timers still sends its heartbeat in time', async ({ page, sandbox }) => {
  await page.clock.install();
  await comeIn(page, sandbox);
  const told = page.waitForRequest(/mark-as-online\?isOnline=false$/, { timeout: 10_000 });
  // As browsers do with pages that are out of sight for long.
  await page.clock.pauseAt(Date.now() + 5_000);
  await control(page).press('Space');
  await told;
});

test(`a change that did not reach the server is reported, and the switch shows the server's state`, async ({
  page,
  sandbox,
}) => {
  await comeIn(page, sandbox);
  await sandbox.faults({ refusals: { status: 503, probability: 1 }, pathPrefix: '/v2/chats/action/mark-as-online' });
  await control(page).press('Space');
  await expect(page.getByRole('status', { name: 'Your presence' })).toHaveText(
    'Couldn’t update your status. You still appear online.',
  );
  await expect(page.getByRole('switch', { name: 'Online' })).toBeChecked();
  await expect(page.getByText('Error: An unknown error has occurred.')).toHaveCount(0);
  await expectAccessible(page, 'a switch that failed');
});

test('a choice in one window moves the switch in the other', async ({ page, context, sandbox }) => {
  await comeIn(page, sandbox);
  const second = await context.newPage();
  await second.goto(`${sandbox.origin}/home`);
  await expect(control(second)).toBeChecked();
  await expect(second.getByRole('button', { name: 'Connections: all live' })).toBeVisible();
  await second.waitForTimeout(1_500);
  await control(page).press('Space');
  await expect(control(second)).not.toBeChecked();
  await control(second).press('Space');
  await expect(control(page)).toBeChecked();
});

test('the 24-hour indicator follows the core hours of the region, and names them', async ({ page, sandbox }) => {
  const hoursBy = (timeZone: string, start: number, end: number) => ({
    timeZone,
    startTime: { hours: start, minutes: 0 },
    endTime: { hours: end, minutes: 0 },
  });
  const now = new Date(sandbox.now()).getUTCHours();
  let hours = hoursBy('UTC', now, (now + 2) % 24);
  await page.route('**/remote-config/core-hours', route => route.fulfill({ json: hours }));
  await comeIn(page, sandbox);
  await expect(cover(page)).toHaveText('24-hour: Active');
  await cover(page).press('Enter');
  await expect(page.getByText('Time zone: UTC')).toBeVisible();
  hours = hoursBy('UTC', (now + 3) % 24, (now + 4) % 24);
  await page.reload();
  await expect(cover(page)).toHaveText('24-hour: In-Active');
});

test('core hours that cannot be read are no reason to look In-Active', async ({ page, sandbox }) => {
  await sandbox.faults({ refusals: { status: 503, probability: 1 }, pathPrefix: '/remote-config/core-hours' });
  await comeIn(page, sandbox);
  await expect(cover(page)).toHaveText('24-hour: Status unknown');
  await cover(page).click();
  await expect(page.getByText('Couldn’t load the region’s core hours.')).toBeVisible();
});

test('the switch and the indicator are shown to people with their scope', async ({ page, browser, sandbox }) => {
  await signIn(page, sandbox, dana);
  await expect(cover(page)).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  const other = await browser.newPage();
  await signIn(other, sandbox, farah);
  await expect(other.getByRole('link', { name: 'Settings' }).first()).toBeVisible();
  await expect(cover(other)).toHaveCount(0);
  await expect(control(other)).toHaveCount(0);
  await other.close();
});

for (const { colorScheme: theme, width } of looks) {
  test(`is accessible and nothing is cut off, ${theme}, ${width} px`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await comeIn(page, sandbox);
    await expectAccessible(page, `toolbar, ${theme}, ${width}`);
    await page.getByRole('button', { name: 'Connections: all live' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
    await page.waitForTimeout(400);
    await expectAccessible(page, `connection panel, ${theme}, ${width}`);
    await expectToFit(page);
    await picture(page, `connections-${theme}-${width}`);
  });
}
