import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

const organisations = '/admin/organisations';

test('administrators walk a tree with 1,200 children by keyboard, and return to where they were', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, emailOf.administrator, organisations);
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  await line('Harlow Health Board 7').focus();
  await page.keyboard.press('ArrowRight');
  const more = page.getByText(/^Show more of Harlow Health Board 7 \([\d,]+ left\)$/);
  await expect(page.locator('[role=treeitem][data-kind=organisation][aria-level="3"]').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(line('Kelso Health Board 19')).toBeFocused();
  await more.click();
  const focused = page.locator('[role=treeitem]:focus');
  await expect(focused).toHaveAttribute('aria-posinset', '101');
  await expect(focused).toHaveAttribute('aria-setsize', '1215');
  expect(await page.getByRole('treeitem').count(), 'only visible lines are drawn').toBeLessThan(60);
  const name = (await focused.locator('bdi').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(focused.locator('bdi')).toHaveText(name);
  await expect(focused).toHaveAttribute('aria-posinset', '101');
});

/** Only addresses, which links on other screens need. */
const ADDRESSES = ['src/presentation/users/userPath.ts'];
const isOfAdministration = (module: string): boolean =>
  !ADDRESSES.includes(module) && /^src\/presentation\/(organisations|accessCodes|users)\//.test(module);

/** The files that the page downloads, and the modules that the build put into them. */
function watchDownloads(page: Page) {
  const modulesOf = JSON.parse(readFileSync('.cache/chunkModules.json', 'utf8')) as Readonly<
    Record<string, readonly string[] | undefined>
  >;
  const loaded: string[] = [];
  page.on('response', response => loaded.push(new URL(response.url()).pathname.slice(1)));
  return {
    loaded,
    isOfAdministration: (url: URL): boolean => modulesOf[url.pathname.slice(1)]?.some(isOfAdministration) ?? false,
    administration: () => loaded.flatMap(file => modulesOf[file]?.filter(isOfAdministration) ?? []),
    unlisted: () => loaded.filter(file => /^assets\/.*\.(js|css)$/.test(file) && modulesOf[file] === undefined),
  };
}

test('a therapist downloads no administration code on any page of the menu', async ({ page, sandbox }) => {
  const downloads = watchDownloads(page);
  await openSignedIn(page, sandbox, emailOf.therapist, '/home');
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.nth(8)).toBeVisible();
  const count = await links.count();
  for (let at = 0; at < count; at += 1) {
    await links.nth(at).click();
    await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.bp6-spinner')).toHaveCount(0);
  }
  await page.goto(sandbox.origin + organisations);
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible();
  const { loaded } = downloads;
  expect(loaded.filter(path => /^api\/(organisation|access-code|v2\/access-code)/.test(path))).toEqual([]);
  expect(loaded.filter(path => /^i18n\/.*\/(organisation|accessCodes)/.test(path))).toEqual([]);
  expect(downloads.unlisted()).toEqual([]);
  expect(downloads.administration()).toEqual([]);
});

test('an administrator downloads administration code with its first page, and again after a failure', async ({
  page,
  sandbox,
}) => {
  const downloads = watchDownloads(page);
  await openSignedIn(page, sandbox, emailOf.administrator, '/home');
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  // The code that continues an unfinished action may be loaded; no page may.
  expect(downloads.administration()).not.toContain('src/presentation/organisations/OrganisationsPage.tsx');
  await page.route(downloads.isOfAdministration, route => route.abort('connectionreset'));
  await page.goto(sandbox.origin + organisations);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(downloads.isOfAdministration);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treeitem', { name: /^Calm Harbour / })).toBeVisible();
  expect(downloads.administration()).toContain('src/presentation/organisations/OrganisationsPage.tsx');
});
