import type { Page, Route } from '@playwright/test';
import { expect, test } from '../e2e/support/dashboard';
import { signIn } from '../e2e/support/signIn';
import { alterations, placesIn } from '../support/builders/kernel/alterations';
import { caseCount, seed } from '../support/longRun';
import { Draw } from './Draw';
import { callsOf, expectAlive, findScreens, openScreen, type ScreenCall, settled } from './Screens';

type Fault = (route: Route, draw: Draw) => Promise<unknown>;

const refused =
  (status: number, body = 'Refused\nBy a test.'): Fault =>
  route =>
    route.fulfill({ status, body });
const answered =
  (body: string): Fault =>
  route =>
    route.fulfill({ status: 200, body, contentType: 'application/json' });

/** Everything that may happen to a call. */
const faults: Readonly<Record<string, Fault>> = {
  'is lost': route => route.abort('connectionreset'),
  'is carried out and its answer is lost': async route => {
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset');
  },
  'is late': async route => {
    await new Promise(resolve => setTimeout(resolve, 3_000));
    await route.continue().catch(() => undefined);
  },
  'is refused with 400': refused(400),
  'is refused with 403': refused(403, 'Forbidden\nBy a test.'),
  'is refused with 404': refused(404),
  'is refused with 409': refused(409, 'ConflictError\nBy a test.'),
  'is refused with 412': refused(412),
  'is refused with 429': refused(429),
  'fails with 500': refused(500),
  'is answered 503': refused(503),
  'is answered with a page': route =>
    route.fulfill({ status: 200, body: '<!doctype html><title>Welcome</title>', contentType: 'text/html' }),
  'is answered with nothing': answered(''),
  'is answered with null': answered('null'),
  'is answered with an object': answered('{}'),
  'is answered with a list': answered('[null, 7, {}]'),
  'is answered with a field altered': alteredField,
};

async function alteredField(route: Route, draw: Draw): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    const altered = draw.of(alterations(value, draw.of(placesIn(value))));
    await route.fulfill({ response, body: JSON.stringify(altered) ?? '' });
  } catch {
    await route.fulfill({ response, body: draw.of(['', 'NaN', 'yes', '-1', '{}']) });
  }
}

/** Calls without which no one stays signed in; their failures concern another screen. */
const ofSigningIn = /^\/iams\/(auth|mfa|openid)\//;

test.describe('a screen', () => {
  for (const email of ['amelia.hart@staff.example', 'dana.whitfield@staff.example', 'farah.nassiri@staff.example']) {
    test(`survives every failure of its calls, for ${email}`, async ({ page, sandbox }) => {
      test.setTimeout(240_000 + caseCount(1) * 20_000);
      await signIn(page, sandbox, email);
      const screens = await findScreens(page, sandbox.origin);
      const calls: ScreenCall[] = [];
      for (const screen of screens) calls.push(...(await callsOf(page, sandbox.origin, screen)));
      const targets = calls.filter(({ path }) => !ofSigningIn.test(path));
      expect(targets.length, 'the screens make calls').toBeGreaterThan(screens.length);
      const draw = new Draw(email);
      for (let count = 0; count < caseCount(email.startsWith('amelia') ? 2 : 1); count += 1) {
        await strike(page, sandbox.origin, draw.of(targets), draw.of(Object.keys(faults)), draw);
      }
    });
  }
});

/** Opens the screen with one of its calls failing, then without the failure. */
async function strike(
  page: Page,
  origin: string,
  { screen, method, path }: ScreenCall,
  name: string,
  draw: Draw,
): Promise<void> {
  const after = `${screen}: ${method} ${path} ${name} (seed ${String(seed)})`;
  const isTarget = (url: URL): boolean => url.pathname === `/api${path}`;
  const handler = (route: Route): unknown =>
    route.request().method() === method ? faults[name]?.(route, draw) : route.fallback();
  await test.step(after, async () => {
    await page.route(isTarget, handler);
    await openScreen(page, origin, screen);
    await settled(page);
    await expectAlive(page, after);
    await page.unroute(isTarget, handler);
    await openScreen(page, origin, screen);
    await expectAlive(page, `${after}, and then well again`);
  });
}
