import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

/** Encloses every text of the catalogue, so that other texts are found. */
const OPEN = '⟦';
const CLOSE = '⟧';
const amelia = 'amelia.hart@staff.example';

/** Texts that belong to data, to the deployment or to the calendar, and are the same in every language. */
const data = [
  /^[\w.]+@[\w.]+$/,
  /^Staff dashboard$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|am|pm|at)$/i,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  /^(January|February|March|April|June|July|August|September|October|November|December)$/,
  /^V[12]$/,
  /^(Ctrl|Cmd|Alt|Shift|Esc|Enter|Tab|Home|End|Delete|PageUp|PageDown|F\d+|[A-Z])$/,
];

/** Texts and names that people wrote are in elements that isolate their direction; hidden text does not count. */
const EXCEPTED = 'bdi, [aria-hidden="true"], noscript, script, style';

type Texts = { readonly [key: string]: string | Texts };

function pseudo(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${OPEN}${text}${CLOSE}` : pseudo(text),
    ]),
  );
}

async function speakPseudo(page: Page): Promise<void> {
  await page.route('**/i18n/en/*.json', async route => {
    // A page that is left while its texts are on their way needs none.
    const answer = await route.fetch().catch(() => undefined);
    const texts = (await answer?.json().catch(() => undefined)) as Texts | undefined;
    if (answer === undefined || texts === undefined) await route.abort().catch(() => undefined);
    else await route.fulfill({ response: answer, json: pseudo(texts) }).catch(() => undefined);
  });
}

/** What is shown or read out on the page and did not come from the catalogue. `known` are names and texts of people. */
async function strays(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(excepted => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest(excepted) !== null) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
          found.push(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.closest(excepted) === null) found.push(node.textContent ?? '');
    }
    return found;
  }, EXCEPTED);
  return texts.map(text => remainderOf(text, known)).filter(text => text !== '');
}

/** What is left of a text without the catalogue's parts, people's words, and what is no word. */
function remainderOf(text: string, known: readonly string[]): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const word of known) rest = rest.replaceAll(word, ' ');
  const words = rest
    .split(/[^\p{L}\d@.]+/u)
    .filter(word => /\p{L}/u.test(word) && !data.some(allowed => allowed.test(word)));
  return words.length === 0 || data.some(allowed => allowed.test(rest.trim())) ? '' : rest.trim();
}

test('no text of the sign-in card is written into the code', async ({ page, sandbox }) => {
  await speakPseudo(page);
  await page.goto(sandbox.origin);
  await expect(page.getByText(`${OPEN}Login to continue${CLOSE}`)).toBeVisible();
  const provider = ['Sandbox Hospital'];
  await expect(page.getByRole('button', { name: 'Sandbox Hospital' })).toBeVisible();
  expect(await strays(page, provider)).toEqual([]);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText(/Account Recovery/)).toBeVisible();
  expect(await strays(page, provider)).toEqual([]);
  for (const path of [
    '/legal/terms',
    '/nowhere',
    '/authentication/action?mode=verifyEmail',
    '/authentication/action',
  ]) {
    await page.goto(sandbox.origin + path);
    await expect(page.locator('h1').first()).toContainText(OPEN);
    expect(await strays(page, []), path).toEqual([]);
  }
});

test('no text of the shell is written into the code', async ({ page, sandbox }) => {
  const { staff, patients } = await sandbox.accounts();
  const known = [...staff, ...patients]
    .flatMap(person => [...('name' in person ? [person.name, ...person.name.split(' ')] : []), person.email])
    .concat('Authenticator 1');
  await signIn(page, sandbox, amelia);
  await speakPseudo(page);
  const paths = [
    '/home',
    '/therapist/go-chat/all',
    '/account/settings',
    '/unauthorised',
    '/admin/organisations',
    '/therapist/claim-chat',
    '/home/nowhere',
  ];
  for (const path of paths) {
    await page.goto(sandbox.origin + path);
    await expect(page.locator('main h1, main h2').first()).toContainText(OPEN);
    await expect(page.locator('main [aria-busy="true"], .bp6-spinner')).toHaveCount(0);
    expect(await strays(page, known), path).toEqual([]);
  }
  await page.getByRole('button', { name: /Log Out/ }).click();
  await expect(page.getByRole('dialog')).toContainText(OPEN);
  expect(await strays(page, known), 'the question before logging out').toEqual([]);
});

test('no text of an open conversation and of open menus is written into the code', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  const { staff, patients } = await sandbox.accounts();
  const people = [...staff, ...patients].flatMap(person => [
    ...('name' in person ? [person.name, ...person.name.split(' ')] : []),
    person.email,
  ]);
  await signIn(page, sandbox, amelia);
  await speakPseudo(page);
  await page.goto(`${sandbox.origin}/therapist/go-chat/all`);
  await page
    .getByRole('navigation', { name: `${OPEN}Conversations${CLOSE}` })
    .locator('a[href^="/therapist/go-chat/all/"]')
    .first()
    .click({ timeout: 20_000 });
  const composer = page.getByRole('textbox', { name: new RegExp(`${OPEN}Message to `) });
  await expect(composer).toBeVisible();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const written = await page.locator('[data-row] bdi, [data-row] p, .chat-list bdi').allTextContents();
  const known = [...people, ...written.filter(text => text.trim() !== '')];
  expect(await strays(page, known), 'an open conversation').toEqual([]);
  const menus = [/V2.*notifications/, /V1.*messages/, /Connections/, /24-hour/, /tabs?⟧$/];
  for (const name of menus) {
    await page.getByRole('button', { name }).first().click({ timeout: 10_000 });
    await expect(page.locator('.bp6-popover-content')).toContainText(OPEN);
    expect(await strays(page, known), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.bp6-popover-content')).toHaveCount(0);
  }
  await page.getByRole('tab').last().click({ button: 'right' });
  await expect(page.getByRole('menu')).toContainText(OPEN);
  expect(await strays(page, known), 'the menu of a tab').toEqual([]);
  await page.keyboard.press('Escape');
  for (const [key, what] of [
    ['Control+k', 'the palette'],
    ['?', 'the shortcut sheet'],
  ] as const) {
    await page.locator('main').focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toContainText(OPEN);
    expect(await strays(page, known), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
