import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { choose, codesAt, createCode, dana, patientJoins } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { signIn } from '../support/signIn';

const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(`${code} `) });
const grid = (page: Page) => page.getByRole('grid', { name: /^Access codes of / });

test('5,000 codes of both generations are one list, of which only the visible rows are drawn', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, dana, codesAt('org-3'));
  await expect(page.getByText(/^\d+ of 5,001 rows loaded$/)).toBeVisible();
  await grid(page).getByRole('row').nth(1).focus();
  const asked = new Set<string>();
  page.on('request', request => asked.add(request.url()));
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('End');
    if (await page.getByText('5,001 rows', { exact: true }).isVisible()) break;
    await page.waitForTimeout(150);
  }
  await expect(page.getByText('5,001 rows', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  const last = page.locator('[role=row]:focus');
  await expect(last).toHaveAttribute('aria-rowindex', '5002');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  expect(await page.evaluate(scrollThrough), 'no stretch of the list is left empty').toBe(true);
});

/** Scrolls through the whole list in 100 steps; answers whether rows were in the middle after each. */
async function scrollThrough(): Promise<boolean> {
  const scroller = document.querySelector('.data-table-scroller');
  if (scroller === null) throw new Error('There is a list.');
  let drawn = true;
  for (let step = 0; step <= 100; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 100;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { top, height } = scroller.getBoundingClientRect();
    const rows = [...scroller.querySelectorAll('tbody tr')].map(one => one.getBoundingClientRect());
    drawn &&= rows.some(one => one.top < top + height && one.bottom > top + height / 2);
  }
  return drawn;
}

test('a code of any organisation is found by how it begins, and opens there', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, codesAt('org-4'));
  await page.getByRole('searchbox', { name: 'Find a code of any organisation' }).fill('mill-l');
  const found = page.getByRole('list', { name: 'Found codes' });
  await expect(found.getByRole('link', { name: 'MILL-LANE' })).toBeVisible();
  await found.getByRole('link', { name: 'MILL-LANE' }).click();
  await expect(page.getByRole('heading', { name: 'Access code MILL-LANE' })).toBeFocused();
  await expect(page).toHaveURL(/org-26\/access\?code=MILL-LANE$/);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Find a code of any organisation' }).fill('zzzz');
  await expect(page.getByText('No code begins with “ZZZZ”.')).toBeVisible();
});

test('a new code is created, a patient joins with it, and the list shows the seat', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, codesAt('org-4'));
  await page.getByRole('button', { name: 'New code', exact: true }).click();
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('Choose whether seats are limited.')).toBeVisible();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await createCode(page, 'SPRING-26', 3);
  await page.getByRole('button', { name: 'All codes' }).click();
  await expect(row(page, 'SPRING-26')).toContainText('0 of 3');
  expect(await patientJoins(sandbox, 'p-31', 'spring-26')).toMatch(/^Joined Eastmoor Health Board 4/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, 'SPRING-26')).toContainText('1 of 3');
  await row(page, 'SPRING-26').getByRole('link').click();
  await expect(page.getByRole('img', { name: /^Joins on each of the last 90 days: 1 in all/ })).toBeVisible();
  await expect(page.getByText('The code was created.')).toBeVisible();
  await expect(page.getByText('A campaign in spring.')).toBeVisible();
});

test('a refused code says why, and what was typed survives a reload', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, `${codesAt('org-4')}?show=new`);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('harbour-24');
  await choose(page, 'Seats', 'No limit');
  await choose(page, 'Expiry', 'Ends after a day');
  await page.getByLabel('Last day').fill('2031-03-01');
  await page.getByLabel('Reason', { exact: true }).fill('A campaign.');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('Another code has or had this text. Choose another one.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We restored what you entered earlier. It isn’t saved yet.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('harbour-24');
  await expect(page.getByLabel('Last day')).toHaveValue('2031-03-01');
  await page.getByRole('button', { name: 'Discard draft' }).click();
});

test('codes are found, opened, changed and printed by keyboard alone', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, codesAt('org-13'));
  const first = grid(page).getByRole('row').nth(1);
  await expect(first).toBeVisible();
  await reach(page, first);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 rows selected')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Print cards' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { name: 'Cards to print' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab');
  const limited = grid(page)
    .getByRole('row')
    .filter({ hasText: / of \d+/ })
    .filter({ hasText: 'V2' })
    .last();
  await reach(page, grid(page).getByRole('row').nth(2));
  await page.keyboard.press('Home');
  await reach(page, limited, 'ArrowDown');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: /^Access code / });
  await expect(heading).toBeFocused();
  const code = ((await heading.textContent()) ?? '').replace('Access code ', '');
  await reach(page, page.getByLabel('Number of seats'));
  await page.keyboard.type('7');
  await press(page, page.getByRole('button', { name: 'Discard changes' }));
  await press(page, page.getByRole('button', { name: 'All codes' }), 'Shift+Tab');
  await expect(row(page, code)).toBeFocused();
});

test.describe('each call of the screens that fails', () => {
  for (const [name, pattern, text] of [
    ['the list of V1', '**/api/access-code/list/**', 'Couldn’t load V1 codes, so they are missing from this list.'],
    ['the list of V2', '**/api/v2/access-codes?**', 'Couldn’t load V2 codes, so they are missing from this list.'],
  ] as const)
    test(`says that ${name} is missing, and gives it on demand`, async ({ page, sandbox }) => {
      await page.route(pattern, route => route.fulfill({ status: 503, body: 'Unavailable\n' }));
      await signIn(page, sandbox, dana, codesAt('org-3'));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('This organisation has no access codes.')).toHaveCount(0);
      await expect(page.getByText(/^\d+ rows loaded$/)).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/of 5,001 rows loaded$/)).toBeVisible();
    });

  test('says that there is no list, no code, and no hit known', async ({ page, sandbox }) => {
    await page.route(/\/api\/(v2\/access-codes|access-code)/, route => route.abort('connectionreset'));
    await signIn(page, sandbox, dana, codesAt('org-3'));
    await expect(page.getByText(/^Couldn’t load the list. The server didn’t answer./)).toBeVisible();
    await expect(grid(page)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Find a code of any organisation' }).fill('mill');
    await expect(page.getByText(/^Couldn’t search for codes. The server didn’t answer./)).toBeVisible();
    await page.goto(sandbox.origin + codesAt('org-26', 'MILL-LANE'));
    await expect(page.getByText(/^Couldn’t load this code. The server didn’t answer./)).toBeVisible();
    await expect(page.getByText('Seats and expiry')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Seats and expiry' })).toBeVisible();
  });

  test('keeps the rows that are there when the next page fails', async ({ page, sandbox }) => {
    await signIn(page, sandbox, dana, codesAt('org-3'));
    await expect(page.getByText(/of 5,001 rows loaded$/)).toBeVisible();
    await page.route(/\/api\/(v2\/access-codes|access-code\/list)/, route =>
      route.fulfill({ status: 500, body: 'x\n' }),
    );
    await grid(page).getByRole('row').nth(1).focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/^Couldn’t load more rows\./)).toBeVisible();
    expect(await grid(page).getByRole('row').count()).toBeGreaterThan(5);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/^Couldn’t load more rows/)).toHaveCount(0);
  });
});

test('offline, old rows stay and say so, and are loaded again when the connection is back', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, sandbox, dana, codesAt('org-13'));
  await expect(grid(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('You are offline. The list loads again when the connection is back.')).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Couldn’t refresh the list/)).toHaveCount(0);
});

test('every state fits and is accessible', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, `${codesAt('org-4')}?show=new`);
  await createCode(page, 'LOOKS-26', 3);
  expect(await patientJoins(sandbox, 'p-35', 'LOOKS-26')).toMatch(/^Joined /);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const where = `${colorScheme}, ${width} px`;
    await page.goto(sandbox.origin + codesAt('org-3'));
    await expect(grid(page)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    await expectToFit(page);
    await expectAccessible(page, `the list with a selection, ${where}`);
    await page.goto(sandbox.origin + codesAt('org-4', 'LOOKS-26'));
    await page.getByRole('button', { name: 'Disable code' }).click();
    await page.getByText('Show as a table').click();
    await expectToFit(page);
    await expectAccessible(page, `a code and a question, ${where}`);
    await page.goto(`${sandbox.origin}${codesAt('org-4')}?show=new`);
    await page.getByRole('button', { name: 'Create code' }).click();
    await expectToFit(page);
    await expectAccessible(page, `a new code with faults, ${where}`);
  }
});
