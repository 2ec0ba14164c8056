import { readFileSync } from 'node:fs';
import { findScreens } from '../../adversarial/support/Screens';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';

test('administrators walk the tree by keyboard and find any organisation by name', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations');
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  await expect(line('Calm Harbour')).toHaveAttribute('aria-expanded', 'true');
  await expect(line('Ashford Health Board 20')).toBeVisible();
  await line('Calm Harbour').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(line('Ashford Kettering Talking Therapies 1330')).toBeVisible();
  await expect(line('Ashford Health Board 20')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(line('Ashford Kettering Talking Therapies 1330')).toBeFocused();
  await page.keyboard.press('End');
  await expect(line('Kelso Health Board 19')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find an organisation by name' }).fill('bold sons');
  await expect(page.getByRole('status').filter({ hasText: '1 organisation found' })).toBeVisible();
  const hit = page.getByRole('link', { name: '<b onclick=alert(1)>Bold & Sons</b>' });
  await expect(hit).toHaveAttribute('href', '/admin/organisations/org-42');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(line('Calm Harbour')).toBeVisible();
});

test('twelve hundred children are there page by page, and only visible lines are drawn', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations');
  const crowded = page.getByRole('treeitem', { name: /^Harlow Health Board 7 / });
  await crowded.focus();
  await page.keyboard.press('ArrowRight');
  const more = page.getByText(/^Show more below Harlow Health Board 7 \([\d,]+ left\)$/);
  await expect(page.locator('.organisation-line-organisation[aria-level="3"]').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem', { name: /^Kelso Health Board 19 / })).toBeFocused();
  await expect(more).toBeVisible();
  await more.click();
  const focused = page.locator('[role=treeitem]:focus');
  await expect(focused).toHaveAttribute('aria-posinset', '101');
  await expect(focused).toHaveAttribute('aria-level', '3');
  await expect(focused).toHaveAttribute('aria-setsize', '1215');
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
  const name = await focused.locator('.organisation-name').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(focused.locator('.organisation-name')).toHaveText(name ?? '');
  await expect(focused).toHaveAttribute('aria-posinset', '101');
});

test('a list that fails is not an empty one, and is there on demand', async ({ page, sandbox }) => {
  await page.route('**/api/organisation/list*', route => route.fulfill({ status: 503, body: 'Unavailable\n' }));
  await signIn(page, sandbox, dana, '/admin/organisations');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load the organisations.' })).toBeVisible();
  await expect(page.getByRole('tree')).toHaveCount(0);
  await page.unroute('**/api/organisation/list*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treeitem', { name: /^Calm Harbour / })).toBeVisible();
});

/** Which of our modules each file of the build holds, as the build has written it. */
const readModules = () =>
  JSON.parse(readFileSync('.cache/chunkModules.json', 'utf8')) as Readonly<
    Record<string, readonly string[] | undefined>
  >;
/** Addresses alone, which links on other screens need. */
const ADDRESSES = ['src/presentation/organisations/organisationPath.ts', 'src/presentation/users/userPath.ts'];
const isOfAdministration = (module: string): boolean =>
  !ADDRESSES.includes(module) && /^src\/presentation\/(organisations|accessCodes|users)\//.test(module);

test('a therapist downloads nothing of administration', async ({ page, sandbox }) => {
  const loaded: string[] = [];
  page.on('response', response => loaded.push(new URL(response.url()).pathname.slice(1)));
  const files = () => loaded.filter(file => /\.(js|css)$/.test(file) && file.startsWith('assets/'));
  await signIn(page, sandbox, 'amelia.hart@staff.example', '/home');
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  expect((await findScreens(page, sandbox.origin)).length).toBeGreaterThan(8);
  await page.goto(`${sandbox.origin}/admin/organisations`);
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible();
  expect(loaded.filter(path => /^api\/(organisation|access-code|v2\/access-code)/.test(path))).toEqual([]);
  expect(loaded.filter(path => /^i18n\/.*\/(organisation|accessCodes)/.test(path))).toEqual([]);
  // Every file is one of those that the build has listed.
  const modulesOf = readModules();
  expect(files().filter(file => modulesOf[file] === undefined)).toEqual([]);
  expect(files().flatMap(file => modulesOf[file]?.filter(isOfAdministration) ?? [])).toEqual([]);
});

test('administration that could not be downloaded is downloaded on demand', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/home');
  const modulesOf = readModules();
  const isOfPage = (url: URL): boolean => modulesOf[url.pathname.slice(1)]?.some(isOfAdministration) ?? false;
  await page.route(isOfPage, route => route.abort('connectionreset'));
  await page.goto(`${sandbox.origin}/admin/organisations`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('tree')).toHaveCount(0);
  await page.unroute(isOfPage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treeitem', { name: /^Calm Harbour / })).toBeVisible();
});

test('an administrator downloads administration with its first page', async ({ page, sandbox }) => {
  const loaded: string[] = [];
  page.on('response', response => loaded.push(new URL(response.url()).pathname.slice(1)));
  const modulesOf = readModules();
  const held = () => loaded.flatMap(file => modulesOf[file]?.filter(isOfAdministration) ?? []);
  await signIn(page, sandbox, dana, '/home');
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(held()).toEqual([]);
  await page.goto(`${sandbox.origin}/admin/organisations`);
  await expect(page.getByRole('treeitem', { name: /^Calm Harbour / })).toBeVisible();
  expect(held()).toContain('src/presentation/organisations/OrganisationsPage.tsx');
});
