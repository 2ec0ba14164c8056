import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';

const control = (page: Page) => page.getByRole('switch', { name: /^(Online|Offline)$/ });
/** Presence is ready once the chat is connected. */
const untilLive = (page: Page) =>
  expect(page.getByRole('button', { name: /Connections: all connected$/ })).toBeVisible();

test('choosing Offline in one window changes the switch in another, and stays until it is changed back', async ({
  page,
  context,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, amelia);
  await untilLive(page);
  const second = await context.newPage();
  await openSignedIn(second, sandbox, amelia);
  await untilLive(second);
  await expect(control(second)).toBeChecked();
  const sent = page.waitForResponse(/mark-as-online\?isOnline=false$/);
  await control(page).press('Space');
  await sent;
  await expect(control(second)).not.toBeChecked();
  await second.reload();
  await untilLive(second);
  await expect(control(second)).not.toBeChecked();
  await control(second).press('Space');
  await expect(control(page)).toBeChecked();
});

test('a choice reaches the server from a page whose timers the browser throttles', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, amelia);
  await untilLive(page);
  await expect(control(page)).toBeChecked();
  const sent = page.waitForRequest(/mark-as-online\?isOnline=false$/);
  // As browsers do with pages that are hidden for long.
  await page.clock.pauseAt(Date.now() + 5_000);
  await control(page).press('Space');
  await sent;
});
