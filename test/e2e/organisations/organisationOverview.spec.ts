import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { callsAs } from '../support/OtherPeople';
import { signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';
const EFFECT =
  'New people cannot join Castleton Health Board 2 or the 90 organisations below it. ' +
  'Chats under way go on, and everybody keeps the crisis contact.';

test('disabling says what it does in numbers, keeps the reason and can be undone', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-2');
  const joining = page.getByRole('region', { name: 'Joining' });
  await joining.getByRole('button', { name: 'Disable organisation…' }).click();
  await expect(joining.getByText(EFFECT)).toBeVisible();
  await joining.getByLabel('Reason').fill('Contract paused <b>');
  // The answer is lost, and the reload asks again with what was typed.
  await sandbox.faults({ loseAnswers: { probability: 1 }, pathPrefix: '/organisation/org-2/disable' });
  await joining.getByRole('button', { name: 'Disable organisation', exact: true }).click();
  await expect(joining.getByText('New people cannot join Castleton Health Board 2 now.')).toBeVisible();
  await sandbox.faults({ reset: true });
  const changes = page.getByRole('region', { name: 'Latest changes' });
  await expect(changes.getByText('The organisation was disabled.')).toBeVisible();
  await expect(changes.getByText('Contract paused <b>')).toBeVisible();
  await joining.getByRole('button', { name: 'Undo' }).click();
  await expect(joining.getByText('New people can join with a valid access code.')).toBeVisible();
  await expect(joining.getByText('The change was undone.')).toBeVisible();
  await expect(changes.getByText('The organisation was enabled.')).toBeVisible();
  await expect(changes.getByText('Undone within 10 seconds.')).toBeVisible();
});

test('a change of a colleague is not undone with one’s own', async ({ page, sandbox, context }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-3');
  const call = await callsAs(page, sandbox, '/admin/organisations/org-3');
  const joining = page.getByRole('region', { name: 'Joining' });
  await joining.getByRole('button', { name: 'Disable organisation…' }).click();
  await joining.getByRole('button', { name: 'Disable organisation', exact: true }).click();
  await expect(joining.getByText('Enter a reason.')).toBeVisible();
  await joining.getByLabel('Reason').fill('Contract ended');
  await joining.getByRole('button', { name: 'Disable organisation', exact: true }).click();
  await expect(joining.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect((await call('PATCH', '/organisation/org-3/enable?maxRedemptions=7', {})).status).toBe(204);
  await joining.getByRole('button', { name: 'Undo' }).click();
  await expect(joining.getByText(/^Couldn’t undo the change\. .* changed the organisation since: /)).toBeVisible();
  // Enabled by the colleague, and still closed by its subscription.
  await expect(joining.getByText('New people cannot join. The subscription has ended.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('what is typed as a reason is there after a reload, for the act it was meant for', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-4');
  const joining = page.getByRole('region', { name: 'Joining' });
  await joining.getByRole('button', { name: 'Disable organisation…' }).click();
  await joining.getByLabel('Reason').fill('Moved elsewhere');
  // A draft is written a moment after the last key.
  await page.waitForTimeout(500);
  const call = await callsAs(page, sandbox, '/admin/organisations/org-4');
  expect((await call('PATCH', '/organisation/org-4/disable', {})).status).toBe(204);
  await page.reload();
  await expect(joining.getByLabel('Reason')).toHaveValue('Moved elsewhere');
  await joining.getByRole('button', { name: 'Disable organisation', exact: true }).click();
  await expect(joining.getByText('A colleague did this before you. Your reason wasn’t kept.')).toBeVisible();
  await expect(joining.getByLabel('Reason')).toHaveValue('Moved elsewhere');
  await joining.getByRole('button', { name: 'Cancel' }).click();
  await expect(joining.getByRole('button', { name: 'Enable organisation…' })).toBeVisible();
});

test('a new organisation is created once after a lost answer, and its page opens', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-5/children');
  await page.getByRole('link', { name: 'New organisation below this one' }).click();
  await expect(page.getByRole('region', { name: /^Inherited from / })).toContainText('Crisis contactSamaritans');
  await page.getByLabel('Name', { exact: true }).fill('Zz عيادة <i>New</i> "Clinic"');
  await page.getByRole('radio', { name: 'Limited' }).check({ force: true });
  await page.getByLabel('Number of patients').fill('12');
  await page.getByLabel('Reason').fill('New site');
  // A draft is written a moment after the last key.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zz عيادة <i>New</i> "Clinic"');
  await sandbox.faults({ loseAnswers: { probability: 1 }, pathPrefix: '/organisation' });
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByText(/^The server didn’t answer\. We don’t know whether/)).toBeVisible();
  await sandbox.faults({ reset: true });
  await page.getByRole('button', { name: 'Check and try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zz عيادة <i>New</i> "Clinic"' })).toBeVisible();
  await expect(page.getByText('12 in all')).toBeVisible();
  await page.getByRole('link', { name: 'Organisations below' }).click();
  await expect(page.getByText('There is no organisation below this one.')).toBeVisible();
  await page.goto(`${sandbox.origin}/admin/organisations/search?searchTerms=Zz+Clinic`);
  await expect(page.getByText('1 organisation found')).toBeVisible();
});

test('a form whose parent is missing, unknown or disabled makes nothing', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/new/details');
  await expect(page.getByText('Choose the organisation above the new one first.')).toBeVisible();
  await page.goto(`${sandbox.origin}/admin/organisations/new/details?parentId=no-such-one`);
  await expect(page.getByText(/^Couldn’t load the organisation above\./)).toBeVisible();
  const call = await callsAs(page, sandbox, '/admin/organisations/new/details?parentId=org-6');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  for (const fault of ['Enter a name.', 'Choose whether there is a limit.', 'Enter a reason.'])
    await expect(page.getByText(fault)).toBeVisible();
  await page.getByRole('radio', { name: 'No limit' }).check({ force: true });
  await page.getByLabel('Reason').fill('New site');
  await page.getByLabel('Name', { exact: true }).fill('Below a disabled one');
  expect((await call('PATCH', '/organisation/org-6/disable', {})).status).toBe(204);
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByText('The organisation above, or one further up, was disabled.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Below a disabled one');
});

test('a patient who is moved here gets this organisation', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-10');
  const panel = page.getByRole('region', { name: 'Move a patient here' });
  await panel.getByRole('button', { name: 'Move a patient here…' }).click();
  await expect(panel.getByText('Therapists, chats and history stay as they are.')).toBeVisible();
  await panel.getByRole('button', { name: 'Move patient here', exact: true }).click();
  await expect(panel.getByText('Enter the id of the patient.')).toBeVisible();
  await panel.getByLabel('Patient id').fill('p-999');
  await panel.getByLabel('Reason').fill('Moved house');
  await panel.getByRole('button', { name: 'Move patient here', exact: true }).click();
  await expect(panel.getByText('There is no such patient or organisation. Check the id.')).toBeVisible();
  await panel.getByLabel('Patient id').fill('p-07');
  await sandbox.faults({ loseAnswers: { probability: 1 }, pathPrefix: '/organisation/org-10/patient' });
  await panel.getByRole('button', { name: 'Move patient here', exact: true }).click();
  await expect(panel.getByText(/We don’t know whether the patient was moved\./)).toBeVisible();
  await sandbox.faults({ reset: true });
  await panel.getByRole('button', { name: 'Check and try again' }).click();
  await expect(panel.getByText(/^p-07 belongs to .* now\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest changes' }).getByText('Moved house')).toBeVisible();
  await expect(page.getByText(/^The patient p-07 was moved here from /)).toBeVisible();
});

test('the support sees where the two generations of the calls differ', async ({ page, sandbox }) => {
  await page.route('**/api/organisation/org-8/merged', async route => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { details: object };
    await route.fulfill({ response: answer, json: { ...body, details: { ...body.details, name: 'Former name' } } });
  });
  await signIn(page, sandbox, dana, '/admin/organisations/org-8');
  await page.getByText('For support: V1 and V2').click();
  await expect(page.getByText('1 value differs between V1 and V2.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^details\.name Former name .* Differs$/ })).toBeVisible();
});

test('each call that fails is said, and nothing unknown looks empty', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-9');
  await expect(page.getByRole('region', { name: 'Joining' })).toBeVisible();
  const failing: readonly (readonly [string, string, RegExp])[] = [
    ['**/api/organisation/v2/org-9/merged', '/org-9', /^Couldn’t load the organisation\./],
    ['**/api/organisation/list*', '/org-9/children', /^Couldn’t load the organisations\./],
    ['**/api/organisation/v2/org-9/merged', '/new/details?parentId=org-9', /^Couldn’t load the organisation above\./],
    ['**/api/organisation/action/search*', '/search?searchTerms=ash', /^Couldn’t search\./],
  ];
  for (const [call, address, said] of failing) {
    await page.route(call, route => route.fulfill({ status: 503, body: 'Unavailable\n' }));
    await page.goto(`${sandbox.origin}/admin/organisations${address}`);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.getByText(/No changes yet|There is no organisation|No organisation matches/)).toHaveCount(0);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: said })).toHaveCount(0);
  }
});

for (const { colorScheme, width } of looks)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('the pages of organisations fit and have no accessibility violation', async ({ page, sandbox }) => {
      await signIn(page, sandbox, dana, '/admin/organisations');
      await expect(page.getByRole('treeitem', { name: /^Ashford Health Board 20/ })).toBeVisible();
      await expectAccessible(page, 'all organisations');
      await expectToFit(page);
      await page.getByRole('searchbox').first().fill('ashford');
      await expect(page.getByText(/organisations found/).first()).toBeVisible();
      await expectAccessible(page, 'hits');
      for (const [address, heading] of [
        ['/search?searchTerms=ashford', 'Search organisations'],
        ['/org-7/children', 'Harlow Health Board 7'],
        ['/new/details?parentId=org-7', 'New organisation'],
        ['/org-12', undefined],
      ] as const) {
        await page.goto(`${sandbox.origin}/admin/organisations${address}`);
        await expect(page.getByRole('heading', { level: 1, ...(heading && { name: heading }) })).toBeVisible();
        if (address === '/org-12') {
          await page.getByRole('button', { name: 'Disable organisation…' }).click();
          await page.getByText('For support: V1 and V2').click();
          await expect(page.getByText('V1 and V2 give the same values.')).toBeVisible();
        }
        await expectAccessible(page, address);
        await expectToFit(page);
      }
    });
  });

test('organisations and choices can be told apart at 200 % zoom and in forced colours', async ({ page, sandbox }) => {
  // A window of 1280 px shows 640 CSS pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, sandbox, dana, '/admin/organisations');
  const line = page.getByRole('treeitem', { name: /^Brynmawr Health Board 21 / });
  await expect(line.getByText('Subscription ended')).toBeVisible();
  await expect(line.getByText(/seats used$/)).toBeVisible();
  const name = line.getByText('Brynmawr Health Board 21', { exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.goto(`${sandbox.origin}/admin/organisations/org-45/app-settings`);
  const choices = page.getByRole('group', { name: 'Crisis contact' });
  const border = (choice: string) =>
    choices
      .locator('label')
      .filter({ hasText: choice })
      .locator('.bp6-control-indicator')
      .evaluate(element => getComputedStyle(element).borderTopWidth);
  await expect(choices.getByRole('radio', { name: 'Inherit' })).toBeChecked();
  expect([await border('Inherit'), await border('Own value')]).toEqual(['5px', '1px']);
});
