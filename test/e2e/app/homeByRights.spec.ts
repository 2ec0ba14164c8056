import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

for (const email of ['dana.whitfield@staff.example', 'farah.nassiri@staff.example'])
  test(`Home shows ${email}, who has no chats, how the service runs and where to go`, async ({ page, quiet }) => {
    await signIn(page, quiet, email);
    const status = page.getByRole('region', { name: 'Service status' });
    await expect(status.getByText('Online', { exact: true })).toBeVisible();
    const content = page.getByRole('main');
    await expect(content.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not available yet' }).getByRole('link')).toHaveCount(0);
    await expectAccessible(page, 'Home');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 800, height: 900 });
    await expectAccessible(page, 'Home in the dark');
    await content.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('tab', { name: 'Home' }).click();
    const recent = page.getByRole('region', { name: 'Recently opened' });
    await expect(recent.getByRole('link', { name: 'Settings' })).toBeVisible();
  });
