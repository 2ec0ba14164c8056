import type { Page, Request } from '@playwright/test';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { endSessionUnder } from '../support/endSessionUnder';
import { enterCode, enterPassword } from '../support/signIn';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';
/** Has no chat, so that only the test discovers the end of the session. */
const emrys = 'emrys.vaughan@staff.example';
const benedict = 'benedict.okafor@staff.example';
/**
 * The requests of a locked page: the server's time and the files of the dashboard. The chat's connection ends with the
 * renewal of a refused token and a request that closes it.
 */
const neutral = /\/api\/time$|\/assets\/|\/securetoken\.googleapis\.com\/|\/Listen\/channel\?.*&TYPE=terminate&/;
const dialog = (page: Page) => page.getByRole('dialog');

test('an ended session is renewed once for all calls, hides every patient and loses no text', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  const { name } = await sandbox.patient('patient-01');
  await chat.choose(name);
  await endSessionUnder(context, sandbox, '**/messages');
  await chat.send('half a sentence');
  await page.getByRole('textbox', { name: `Message to ${name}` }).fill('a draft of more');
  await expect(dialog(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(dialog(page).getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(dialog(page).getByLabel('Username (email)', { exact: true })).toHaveValue(amelia);
  await expect(dialog(page).getByLabel('Username (email)', { exact: true })).toBeDisabled();
  await expect(page).toHaveTitle('Staff dashboard - Session ended - UK');
  const asked: string[] = [];
  const underWay = new Set<Request>();
  const record = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${pathname.startsWith('/api/') ? '' : search}`);
    if (pathname.startsWith('/api/')) underWay.add(request);
  };
  const answered = (request: Request): void => void underWay.delete(request);
  context.on('request', record).on('requestfinished', answered).on('requestfailed', answered);
  // Second by second: a jump would let a running call time out.
  for (let second = 0; second < 30; second += 1) {
    await page.clock.runFor(1_000);
    await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
  }
  context.off('request', record);
  expect(asked.filter(call => !neutral.test(call))).toEqual([]);
  const shown = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      document.title +
      Array.from(document.querySelectorAll('textarea, input'), field => (field as HTMLInputElement).value).join(),
  );
  for (const secret of [name, 'half a sentence', 'a draft of more', (await sandbox.patient('patient-02')).name])
    expect(shown).not.toContain(secret);
  await enterPassword(page, sandbox, amelia);
  await enterCode(page, sandbox, amelia);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toHaveValue('a draft of more');
  await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeFocused();
  await chat.expectSent('half a sentence', 30_000);
  expect(await sandbox.storedTimes('half a sentence')).toBe(1);
});

test('another user who logs in after a session has ended sees and sends nothing of the first user', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, emrys);
  await page.goto(`${sandbox.origin}/account/settings`);
  await expect(page.getByRole('region', { name: 'This session' }).getByText(emrys)).toBeVisible();
  await page
    .getByRole('button', { name: /^Rename / })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('of the first person');
  await sandbox.faults({ expireSessions: true });
  await page.getByRole('button', { name: 'Save new name', exact: true }).click();
  await expect(dialog(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Not you?' }).click();
  await expect(dialog(page).getByLabel('Username (email)', { exact: true })).toHaveValue('');
  await enterPassword(page, sandbox, benedict);
  await enterCode(page, sandbox, benedict);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(emrys)).toHaveCount(0);
  await expect(page.getByText('of the first person')).toHaveCount(0);
  await page.goto(`${sandbox.origin}/account/settings`);
  await expect(page.getByRole('region', { name: 'This session' }).getByText(benedict)).toBeVisible();
  await expect(page.getByText('of the first person')).toHaveCount(0);
});
