import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { ShellScreen } from '../support/ShellScreen';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
const benedict = 'benedict.okafor@staff.example';
const chloe = 'chloe.lindqvist@staff.example';
const dana = 'dana.whitfield@staff.example';
const emrys = 'emrys.vaughan@staff.example';
const farah = 'farah.nassiri@staff.example';

test.describe('tabs', () => {
  test('every visited page gets one; closing goes left, else right, and the last one stays', async ({
    page,
    sandbox,
  }) => {
    const shell = new ShellScreen(page);
    await shell.startAfresh(sandbox, emrys);
    await shell.open('All Organisations', 'All Message Alerts', 'Survey Configs');
    await shell.link('All Organisations').click();
    await shell.expectTabs(['Home', 'All Organisations', 'All Message Alerts', 'Survey Configs'], 'All Organisations');
    await shell.tab('All Organisations').focus();
    await page.keyboard.press('Delete');
    await shell.expectTabs(['Home', 'All Message Alerts', 'Survey Configs'], 'Home');
    await expect(page).toHaveURL(/\/home$/);
    await shell.tab('Home').focus();
    await page.keyboard.press('Delete');
    await shell.expectTabs(['All Message Alerts', 'Survey Configs'], 'All Message Alerts');
    await shell.tab('Survey Configs').click({ button: 'right' });
    await shell.choose('Close tab');
    await shell.expectTabs(['All Message Alerts'], 'All Message Alerts');
    await page.keyboard.press('Delete');
    await shell.expectTabs(['All Message Alerts'], 'All Message Alerts');
    await page.keyboard.press('Alt+Shift+T');
    await shell.expectTabs(['All Message Alerts', 'Survey Configs'], 'Survey Configs');
  });

  test('the menu of a tab opens with the mouse and with the keyboard, and closes right, others and the most recent', async ({
    page,
    sandbox,
  }) => {
    const shell = new ShellScreen(page);
    await shell.startAfresh(sandbox, farah);
    await shell.open('Mi Reporter All Reports', 'Report Schedule', 'DOMO dashboard', 'Settings');
    await shell.tab('Report Schedule').focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Close tab' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shell.expectTabs(['Home', 'Mi Reporter All Reports', 'Report Schedule'], 'Report Schedule');
    await expect(shell.tab('Report Schedule')).toBeFocused();
    await shell.tab('Home').click({ button: 'right' });
    await shell.choose('Close the most recent tab');
    await shell.expectTabs(['Home', 'Mi Reporter All Reports'], 'Mi Reporter All Reports');
    await shell.tab('Home').click({ button: 'right' });
    await shell.choose('Close all but current tab');
    await shell.expectTabs(['Home'], 'Home');
    await shell.tab('Home').click({ button: 'right' });
    await page.keyboard.press('Escape');
    await expect(shell.tabMenu).toBeHidden();
    await expect(shell.tab('Home')).toBeFocused();
  });

  test('are moved by dragging and by keyboard, and walked through', async ({ page, sandbox }) => {
    const shell = new ShellScreen(page);
    await shell.startAfresh(sandbox, emrys);
    await shell.open('All Organisations', 'Settings');
    await shell.tab('Settings').dragTo(shell.tab('Home'));
    await shell.expectTabs(['Settings', 'Home', 'All Organisations'], 'Settings');
    await shell.tab('Settings').focus();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await shell.expectTabs(['Home', 'Settings', 'All Organisations'], 'Settings');
    await expect(page.getByText('Settings: position 2 of 3')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(shell.tab('All Organisations')).toBeFocused();
    await expect(page).toHaveURL(/settings$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/organisations$/);
    await page.keyboard.press('Alt+PageDown');
    await expect(page).toHaveURL(/home$/);
    await page.keyboard.press('Alt+PageUp');
    await expect(page).toHaveURL(/organisations$/);
  });

  test('come back after signing in again, to the same person only', async ({ page, sandbox, browser }) => {
    const shell = new ShellScreen(page);
    await shell.startAfresh(sandbox, chloe);
    const kept = (path: string) =>
      page.waitForRequest(
        request =>
          request.url().includes('/cloud-document/dashboard-tabs') && request.postData()?.includes(path) === true,
      );
    const profileKept = kept('/therapist/profile');
    await shell.open('Claim Chat', 'Therapist Profile');
    await (await profileKept).response();
    const settingsKept = kept('/account/settings');
    await page.goto(`${sandbox.origin}/account/settings?note=never+kept`);
    const words = (await settingsKept).postData();
    await (await settingsKept).response();
    expect(words).toContain('/therapist/claim-chat');
    expect(words).not.toContain('never');
    await page.getByRole('button', { name: 'Log Out', exact: true }).first().click();
    const fresh = page.waitForEvent('load', { timeout: 30_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
    await fresh;
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'claim-chat',
    );
    await signIn(page, sandbox, benedict);
    await expect(shell.tab('Home')).toBeVisible();
    await expect(shell.tab('Claim Chat')).toHaveCount(0);
    const another = await browser.newPage();
    await signIn(another, sandbox, chloe);
    await expect(new ShellScreen(another).tab('Claim Chat')).toBeVisible();
    await expect(new ShellScreen(another).tab('Therapist Profile')).toBeVisible();
    await another.close();
  });

  test('rest while the network is gone', async ({ page, sandbox, context }) => {
    const shell = new ShellScreen(page);
    await shell.startAfresh(sandbox, emrys);
    await shell.open('Settings');
    await context.setOffline(true);
    await expect(shell.tab('Home')).toHaveAttribute('aria-disabled', 'true');
    await shell.tab('Home').click({ force: true });
    await expect(page).toHaveURL(/settings$/);
    await page.keyboard.press('Delete');
    await expect(shell.tab('Home')).toBeVisible();
    await context.setOffline(false);
    await expect(shell.tab('Home')).toHaveAttribute('aria-disabled', 'false');
    await shell.tab('Home').click();
    await expect(page).toHaveURL(/home$/);
  });

  test('many of them stay within reach in a list that can be searched', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await signIn(page, sandbox, dana);
    for (const path of [
      'organisations',
      'organisations/1/details',
      'organisations/2/details',
      'organisations/3/access',
      'message-alerts',
      'tools/survey',
      'users',
      'region-settings',
    ])
      await page.goto(`${sandbox.origin}/admin/${path}`).then(() => page.waitForTimeout(1_500));
    await page.getByRole('button', { name: /^All tabs: / }).click();
    await page.getByRole('searchbox', { name: 'Search tabs' }).fill('surv');
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Survey Configs', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Survey Configs', exact: true }).click();
    await expect(page).toHaveURL(/tools\/survey$/);
    await expect(page.getByRole('tab', { name: 'Survey Configs' })).toBeInViewport();
    await expectToFit(page);
  });
});

test.describe('chats in the shell', () => {
  test('a chat’s tab names the patient and shows what waits and what is drafted', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia);
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    const { name } = await sandbox.patient('patient-04');
    await chat.choose(name);
    await chat.composer.fill('Not sent yet');
    // Two patients may begin alike: whom it goes to is never cut, nor is the name pushed off the tab.
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 640 });
    const cut = (): Promise<number> =>
      page.locator('.chat-destination').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await expect
      .poll(async () => (await page.getByRole('tab', { selected: true }).getByText(name).boundingBox())?.width ?? 0)
      .toBeGreaterThan(32);
    await page.setViewportSize({ width, height });
    const shell = new ShellScreen(page);
    await shell.link('Home').click();
    await expect(page.getByRole('tab', { name: new RegExp(`^V2 Chat: ${name}.*Draft`) })).toBeVisible();
    expect(await page.title()).not.toContain(name);
    await expect(page.getByRole('region', { name: /^Unread chats/ })).toBeVisible();
  });

  test('the chat is found as it was left, also where it was scrolled to', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, sandbox, amelia);
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    await chat.choose((await sandbox.patient('patient-01')).name);
    const box = await chat.timeline.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    const scrolled = () => chat.timeline.evaluate(element => element.scrollTop);
    await expect(async () => {
      await page.mouse.wheel(0, -450);
      expect(await scrolled()).toBeLessThan(-300);
    }).toPass();
    await page.waitForTimeout(500);
    await chat.composer.fill('half a sentence');
    const before = await scrolled();
    await chat.timeline.evaluate(element => element.setAttribute('data-was-here', 'yes'));
    const shell = new ShellScreen(page);
    await shell.link('Claim Chat').click();
    await expect(page.getByRole('heading', { name: 'Claim Chat' })).toBeVisible();
    await expect(chat.timeline).toBeHidden();
    await page.goBack();
    await expect(chat.timeline).toBeVisible();
    await expect(chat.timeline).toHaveAttribute('data-was-here', 'yes');
    await expect(chat.composer).toHaveValue('half a sentence');
    await page.waitForTimeout(800);
    expect(Math.abs((await chat.timeline.evaluate(element => element.scrollTop)) - before)).toBeLessThan(40);
    await chat.composer.fill('');
  });

  test('the pinned list shows pinned chats, and no other list exists', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia, '/therapist/go-chat/pinned');
    await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${sandbox.origin}/therapist/go-chat/elsewhere`);
    await expect(page.getByText('Sorry! The page you have tried to access does not exist.')).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  });

  test('the window’s title begins with the number of unread messages', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia);
    await expect(page).toHaveTitle(/^\(\d+\+?\) .+ - Home - UK$/);
  });
});

test.describe('access', () => {
  test('a refusal names what is missing, and looks again', async ({ page, sandbox }) => {
    await signIn(page, sandbox, farah, '/admin/organisations');
    await expect(
      page.getByRole('heading', { name: 'Sorry you do not have permission to view this page' }),
    ).toBeVisible();
    await expect(
      page.getByText('If you believe you should have permission please contact your line manager.'),
    ).toBeVisible();
    await expect(
      page.getByText('To open this page, you need permission to edit organisations (organisations:edit).'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Check my permissions again' }).click();
    await expect(page.getByText('We checked again. You still don’t have permission to view this page.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Unauthorised' })).toHaveCount(0);
  });

  test('rights that could not be loaded are said once, refuse nothing and leave what is for everybody', async ({
    page,
    sandbox,
  }) => {
    await page.route('**/iams/scopes/current', route => route.fulfill({ status: 500, body: 'InternalError' }));
    await signIn(page, sandbox, emrys);
    await page.goto(`${sandbox.origin}/admin/organisations`);
    await expect(page.getByText('Couldn’t check your permissions. You haven’t lost any.')).toHaveCount(1);
    await expect(new ShellScreen(page).link('Settings')).toBeVisible();
    await page.unroute('**/iams/scopes/current');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'All Organisations' })).toBeVisible();
  });

  test('every known path leads somewhere, and says plainly when its screen is not there yet', async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, sandbox, dana);
    for (const path of ['/admin/message-alerts', '/admin/tools/survey']) {
      await page.goto(sandbox.origin + path);
      await expect(
        page.getByText('This page isn’t available yet. It will open here when it’s ready.'),
        path,
      ).toBeVisible();
    }
  });
});
