import { expect, type Page } from '@playwright/test';
import { knownRoutes } from '../../src/presentation/app/routes/knownRoutes';

/** A call that a screen makes when it is opened. */
export interface ScreenCall {
  readonly screen: string;
  readonly method: string;
  /** Path below `/api`, ids included, without the query. */
  readonly path: string;
}

const shapeOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/?#]+)?').replace(/:\w+/g, '[^/?#]+')}$`);

/**
 * Finds every screen that the signed-in user can open by following the menu and the links of each page, so that no list
 * has to be maintained.
 */
export async function findScreens(page: Page, origin: string): Promise<readonly string[]> {
  const shapes = knownRoutes.map(({ path }) => ({ path, shape: shapeOf(path) }));
  const found = new Map<string, string>([['/home', '/home']]);
  const waiting = ['/home'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await openScreen(page, origin, path);
    await settled(page);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll(anchors => anchors.map(anchor => new URL((anchor as HTMLAnchorElement).href).pathname));
    for (const link of links) {
      const route = shapes.findLast(({ shape }) => shape.test(link));
      if (route === undefined || found.has(route.path)) continue;
      found.set(route.path, link);
      waiting.push(link);
    }
  }
  return [...found.values()];
}

/** Waits until the page has been unchanged for half a second, or for five seconds if it never rests. */
export async function settled(page: Page): Promise<void> {
  const isSame = (): boolean => {
    const [before, times] = (Reflect.get(window, 'settling') as [string, number] | undefined) ?? ['', 0];
    const shown = document.body.innerHTML;
    Reflect.set(window, 'settling', [shown, shown === before ? times + 1 : 0]);
    return shown === before && times >= 5;
  };
  await page.waitForFunction(isSame, undefined, { polling: 100, timeout: 5_000 }).catch(() => undefined);
}

/** Opens a screen as a reload would and waits until something is shown. */
export async function openScreen(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect(page.locator('#content')).not.toBeEmpty();
}

/** The calls that opening a screen makes, each once. */
export async function callsOf(page: Page, origin: string, screen: string): Promise<readonly ScreenCall[]> {
  const calls = new Map<string, ScreenCall>();
  const note = (request: { method(): string; url(): string }): void => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const path = pathname.slice('/api'.length);
    calls.set(`${request.method()} ${path}`, { screen, method: request.method(), path });
  };
  page.on('request', note);
  await openScreen(page, origin, screen);
  await settled(page);
  page.off('request', note);
  return [...calls.values()];
}

/**
 * Expects, whatever has happened, that the dashboard is shown, nothing in it has crashed, and the user can continue.
 */
export async function expectAlive(page: Page, after: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const burger = page.getByRole('button', { name: 'Open menu' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(menu.or(burger).or(login).first(), `${after}: the dashboard stands`).toBeVisible();
  await expect(page.getByText('Unexpected Application Error'), after).toHaveCount(0);
  await expect(
    page.locator('.plain-page').getByText('Error: Sorry, something went wrong'),
    `${after}: no part has broken`,
  ).toHaveCount(0);
  await expect(
    page.locator('#content, .session-card, main').first(),
    `${after}: the page is not blank`,
  ).not.toBeEmpty();
}
