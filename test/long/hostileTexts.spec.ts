import type { Page, Route } from '@playwright/test';
import { expect, test } from '../e2e/support/dashboard';
import { signIn } from '../e2e/support/signIn';
import { placesIn, withValueAt, type Place } from '../support/builders/kernel/alterations';
import { caseCount, seed } from '../support/longRun';
import { Draw } from './Draw';
import { callsOf, expectAlive, findScreens, openScreen, type ScreenCall, settled } from './Screens';

/** The maximum length of a message. */
const MOST = 10_000;
const long = (part: string): string => part.repeat(Math.ceil(MOST / part.length)).slice(0, MOST);
/** Runs if it is treated as markup or as a template. */
const script = (code: string): string =>
  `"'><img src=x onerror="${code}"><script>${code}</script>` +
  `<svg onload=${code}>{{constructor.constructor('${code}')()}}\${${code}}javascript:${code}`;

/** Texts that break layouts and programs. None is what the field is for, and each fits into a JSON string. */
const texts: Readonly<Record<string, string>> = {
  'one endless word': long('a'),
  'endless capitals': long('W'),
  'a link and brackets': `https://a.example/${')'.repeat(9_980)}`.slice(0, MOST),
  'one endless link': `https://a.example/${long('x')}`.slice(0, MOST),
  'marks on one letter': `Z${long('\u0301')}`.slice(0, MOST),
  'turned directions': `\u202e\u2066${'txt.exe '.repeat(40)}\u202d\u2067`,
  'direction turned again and again': long('\u202ea\u202d\u2067'),
  'a word in Arabic': long('\ufdfd'),
  'joined emoji': long('👩‍👩‍👧‍👦'),
  'halves of signs': `${'\ud800'.repeat(200)}a${'\udc00'.repeat(200)}`,
  'signs that are none': '\0\u0007\u001b[31m\u200b\ufeff'.repeat(100),
  'line breaks': '\n'.repeat(4_000),
  markup: script('window.hostile=1'),
  'unbreakable spaces': long('\u00a0'),
};

/** Fields that are not text, recognised by their content: addresses, ids, times and kinds. */
const noText =
  /^(\d[\d:.TZ+ -]*|[\w.+-]+@[\w.-]+|https?:.*|[A-Za-z]+\/[\w+-]+|[a-z]+([A-Z][a-z]*)*|[\w-]*\d[\w-]*|[A-Z]{2,})$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && !noText.test(value);
const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
/** Names of fields that identify other objects and are not read by people. */
const noReading = /(^|\.)(\w*[iI]d|sender|scopes\.\*)$/;
/** The same field in all items of a list counts once. */
const shapeOf = (place: Place): string => place.map(key => (typeof key === 'number' ? '*' : key)).join('.');

interface TextField {
  readonly call: ScreenCall;
  readonly shape: string;
}

/** The same for all patients and on all screens. */
const kindOf = ({ call, shape }: TextField): string => `${call.path.replaceAll(/\/[\w-]*\d[\w-]*/g, '/:id')} ${shape}`;

/** Every text in the answers that this screen loads. */
async function textFieldsOf(page: Page, origin: string, screen: string): Promise<readonly TextField[]> {
  const answers = new Map<string, Promise<string>>();
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.ok())
      answers.set(
        `${response.request().method()} ${pathname.slice('/api'.length)}`,
        response.text().catch(() => ''),
      );
  });
  const calls = await callsOf(page, origin, screen);
  page.removeAllListeners('response');
  const fields = new Map<string, TextField>();
  for (const call of calls) {
    for (const shape of await shapesIn(answers.get(`${call.method} ${call.path}`)))
      fields.set(`${call.path} ${shape}`, { call, shape });
  }
  return [...fields.values()];
}

async function shapesIn(answer: Promise<string> | undefined): Promise<ReadonlySet<string>> {
  try {
    const value: unknown = JSON.parse((await answer) ?? '');
    return new Set(
      placesIn(value)
        .filter(place => isText(valueAt(value, place)))
        .map(shapeOf)
        .filter(shape => !noReading.test(shape)),
    );
  } catch {
    return new Set();
  }
}

/**
 * Puts the text into this field of the first item and leaves the others unchanged. Returns whether there was such a
 * field.
 */
async function answerWith(route: Route, shape: string, text: string): Promise<boolean> {
  const response = await route.fetch();
  try {
    const value: unknown = JSON.parse(await response.text());
    const place = placesIn(value).find(known => shapeOf(known) === shape && isText(valueAt(value, known)));
    await route.fulfill({
      response,
      body: JSON.stringify(place === undefined ? value : withValueAt(value, place, text)),
    });
    return place !== undefined;
  } catch {
    await route.fulfill({ response }).catch(() => undefined);
    return false;
  }
}

/** The content that overflows to the right, for the failure report. */
const widest = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > edge + 1,
    );
    return wide.slice(0, 6).map(element => `${element.tagName.toLowerCase()}.${element.className.toString()}`);
  });

async function expectReadable(page: Page, after: string): Promise<void> {
  await expectAlive(page, after);
  expect(
    await page.evaluate(() => Reflect.get(window, 'hostile') as unknown),
    `${after}: nothing of it was run`,
  ).toBeUndefined();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(
    overflow,
    `${after}: the page does not scroll sideways; ${overflow > 0 ? (await widest(page)).join(', ') : ''}`,
  ).toBeLessThanOrEqual(0);
}

/** Calls without which no one stays signed in. */
const ofSigningIn = /^\/iams\/(auth|mfa|openid)\//;

test('a hostile text in any field of any answer harms neither the page nor its surroundings', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(300_000 + caseCount(1) * 60_000);
  await signIn(page, sandbox, 'amelia.hart@staff.example');
  const fields: TextField[] = [];
  for (const screen of await findScreens(page, sandbox.origin))
    fields.push(...(await textFieldsOf(page, sandbox.origin, screen)));
  const draw = new Draw('hostile texts');
  const shown = fields.filter(({ call }) => !ofSigningIn.test(call.path));
  const kinds = [...new Set(shown.map(kindOf))];
  const targets = kinds.map(kind => draw.of(shown.filter(field => kindOf(field) === kind)));
  expect(targets.length, 'the screens show texts').toBeGreaterThan(10);
  let altered = 0;
  for (let count = 0; count < caseCount(3); count += 1) {
    const { call, shape } = draw.of(targets);
    const name = draw.of(Object.keys(texts));
    const after = `${call.screen}: ${name} as ${shape} of ${call.method} ${call.path} (seed ${String(seed)})`;
    await test.step(after, async () => {
      const isTarget = (url: URL): boolean => url.pathname === `/api${call.path}`;
      const handler = async (route: Route): Promise<void> => {
        if (route.request().method() !== call.method) return route.fallback();
        if (await answerWith(route, shape, texts[name] ?? '')) altered += 1;
      };
      await page.route(isTarget, handler);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 320) await openScreen(page, sandbox.origin, call.screen);
        await settled(page);
        await expectReadable(page, `${after}, ${String(width)} px wide`);
      }
      await page.unroute(isTarget, handler);
    });
  }
  expect(altered, 'the texts have arrived').toBeGreaterThan(caseCount(3) / 2);
});
