import { expectAccessible } from '../support/accessible';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { looks } from '../support/looks';
import { enterPassword, signIn } from '../support/signIn';

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('signing in has no accessibility violation', async ({ page, sandbox }) => {
      await page.goto(sandbox.origin);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
      await expectAccessible(page, 'sign-in');
      await page.getByLabel('Username (email)', { exact: true }).fill('nobody');
      await page.getByLabel('Password', { exact: true }).focus();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expectAccessible(page, 'sign-in with a complaint');
      await page.getByLabel('Username (email)', { exact: true }).fill('');
      await enterPassword(page, sandbox, 'benedict.okafor@staff.example');
      await expect(page.getByLabel('One Time Password')).toBeVisible();
      await expectAccessible(page, 'one time password');
    });

    test('the shell and the chat have no accessibility violation', async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      await signIn(page, sandbox, 'amelia.hart@staff.example');
      await expectAccessible(page, 'home');
      const chat = new ChatScreen(page);
      await chat.open(sandbox.origin);
      await expectAccessible(page, 'conversations');
      await chat.choose((await sandbox.patient('patient-01')).name);
      await expectAccessible(page, 'conversation');
      await page.goto(`${sandbox.origin}/admin/users/nowhere`);
      await expect(page.getByText('Sorry! The page you have tried to access does not exist.')).toBeVisible();
      await expectAccessible(page, 'not found');
      await page.goto(`${sandbox.origin}/therapist/claim-chat`);
      await expect(page.getByRole('heading', { name: 'Claim Chat' })).toBeVisible();
      await expectAccessible(page, 'not built yet');
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await expect(page.getByText('Are you sure that you want to log out?')).toBeVisible();
      await expectAccessible(page, 'log-out question');
    });
  });
}
