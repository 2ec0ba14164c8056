import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { codeOf } from '../support/authenticator';
import { expect, test } from '../support/dashboard';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('no step of a new account has an accessibility violation, and none is cut off', async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      const look = async (name: string): Promise<void> => {
        await picture(page, name, { fullPage: true });
        await expectAccessible(page, name);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth, `${name} fits its width`).toBeLessThanOrEqual(clientWidth);
      };
      await page.goto(`${sandbox.origin}/authentication/login`);
      await expect(page.getByText('Or select an SSO provider')).toBeVisible();
      await look('1-sign-in');
      await page.goto(`${sandbox.origin}/authentication/login?email=axe.${colorScheme}.${width}@staff.example`);
      await page.getByLabel('New password', { exact: true }).fill('hello there');
      await page.getByLabel('Confirm password', { exact: true }).focus();
      await expect(page.getByText('Your password should be at least 12 characters long')).toBeVisible();
      await look('2-choose-password');
      await page.getByLabel('New password', { exact: true }).fill('a long walk in the rain');
      await page.getByLabel('Confirm password', { exact: true }).fill('a long walk in the rain');
      await button(page, 'Next').click();
      await expect(button(page, 'Yes')).toBeFocused();
      await look('3-add-authentication-prompt');
      await button(page, 'Yes').click();
      await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
      await look('4-prove-mailbox');
      await page
        .getByLabel('One Time Password')
        .fill(await sandbox.emailedCode(`axe.${colorScheme}.${width}@staff.example`));
      await button(page, 'Submit').click();
      await expect(page.getByText('Do you have an authenticator app on your phone?')).toBeVisible();
      await look('4-two-factor');
      await button(page, 'I have a USB security key').click();
      await look('5-usb');
      await button(page, 'Back').click();
      await button(page, 'No').click();
      await page.getByRole('radio', { name: 'Android' }).check();
      await look('6-install');
      await button(page, 'Back').click();
      await button(page, 'Yes').click();
      await expect(page.getByTestId('secret')).toBeVisible();
      await look('7-scan');
      const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
      await page.getByLabel('Confirmation code').fill('000000');
      await button(page, 'Next').click();
      await expect(page.getByText('Error: Invalid QR code, please try again')).toBeVisible();
      await look('8-scan-wrong');
      await page.getByLabel('Confirmation code').fill(codeOf(sandbox, secret));
      await button(page, 'Next').click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      await look('9-success');
      await page.goto(`${sandbox.origin}/authentication/recovery`);
      await expect(page.getByRole('heading', { name: 'Account Recovery' })).toBeVisible();
      await look('10-recovery');
      await page.goto(`${sandbox.origin}/authentication/action?mode=resetPassword&oobCode=dead`);
      await expect(button(page, 'Send me a new link')).toBeVisible();
      await look('11-dead-link');
      await page.goto(`${sandbox.origin}/callback?code=a&state=b`);
      await expect(button(page, 'Start again')).toBeVisible();
      await look('12-callback');
    });

    test('the settings have no accessibility violation', async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      await signIn(page, sandbox, 'chloe.lindqvist@staff.example');
      await page.goto(`${sandbox.origin}/account/settings`);
      await expect(page.getByText('You have 1 method.', { exact: false })).toBeVisible();
      await picture(page, '13-settings');
      await expectAccessible(page, 'settings');
      await button(page, 'Add an authenticator').click();
      await expect(page.getByRole('dialog').getByText('Do you have an authenticator app on your phone?')).toBeVisible();
      await picture(page, '14-adding');
      await expectAccessible(page, 'adding an authenticator');
    });

    test('no dialog, no complaint and no way out has an accessibility violation', async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      const look = async (name: string): Promise<void> => {
        await picture(page, name);
        await expectAccessible(page, name);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} fits its width`).toBeLessThanOrEqual(0);
      };
      await page.goto(`${sandbox.origin}/authentication/login`);
      await page.getByLabel('Username (email)').press('Enter');
      await expect(page.getByText('Email is required')).toBeVisible();
      await look('15-sign-in-complaints');
      await signIn(page, sandbox, 'emrys.vaughan@staff.example');
      await page.goto(`${sandbox.origin}/account/settings`);
      await button(page, 'Remove Authenticator 1').click();
      await expect(
        page.getByRole('dialog').getByText('You’ll have only 1 method left.', { exact: false }),
      ).toBeVisible();
      await look('16-removal');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await button(page, 'Rename Authenticator 1').click();
      await page.getByLabel('Name', { exact: true }).fill(' ');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter a name of 1 to 60 characters')).toBeVisible();
      await look('17-name-complaint');
      await button(page, 'Cancel').click();
      await button(page, 'Log Out').first().click();
      await expect(page.getByText('Are you sure that you want to log out?')).toBeVisible();
      await look('18-log-out');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.route('**/api/iams/mfa/configurations', route =>
        route.fulfill({ status: 401, body: 'Unauthorised\nIt is over.' }),
      );
      await page.reload();
      await expect(page.getByRole('dialog').getByText('Your session has ended.', { exact: false })).toBeVisible();
      await look('19-reauthentication');
      await page.unroute('**/api/iams/mfa/configurations');
      await page.route('**/api/iams/auth/logout*', route => route.fulfill({ status: 500, body: 'Oops' }));
      await page.goto(`${sandbox.origin}/authentication/logout`);
      await expect(page.getByText('We failed to securely sign you out. You can try again or go back.')).toBeVisible();
      await expect(button(page, 'Try again')).toBeFocused();
      await look('20-logout-failed');
    });
  });
}
