import type { BrowserContext, Page } from '@playwright/test';
import { openChat } from '../e2e/support/benedictsChat';
import { ChatScreen } from '../e2e/support/ChatScreen';
import { expect, test } from '../e2e/support/dashboard';
import type { SandboxProcess } from '../e2e/support/SandboxProcess';
import { hostileTexts } from '../support/builders/kernel/hostileValues';
import { caseCount, seed } from '../support/longRun';
import { Draw } from './Draw';
import { expectAlive, settled } from './Screens';
import {
  damageDatabase,
  damagedText,
  damages,
  listDatabases,
  restoreDatabases,
  saveDatabases,
  type Damage,
  type StoredRecord,
} from './StoredRecords';

/** A page of the same origin without any product code. */
const ASIDE = '/assets/version.json';
const UNSENT = ['unsent, the first', 'unsent, the second', 'unsent, the third'];

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: SandboxProcess;
  readonly path: string;
  /** The content of web storage and cloud before any damage. */
  readonly web: Readonly<Record<'localStorage' | 'sessionStorage', Readonly<Record<string, string>>>>;
  readonly cloud: ReadonlyMap<string, string>;
  readonly authorization: string;
}

const readWeb = (page: Page): Promise<Visit['web']> =>
  page.evaluate(() => ({ localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }));

/** Writes the given items and removes all others. */
const writeWeb = (page: Page, web: Visit['web']): Promise<void> =>
  page.evaluate(({ localStorage: local, sessionStorage: session }) => {
    for (const [storage, items] of [
      [localStorage, local],
      [sessionStorage, session],
    ] as const) {
      storage.clear();
      for (const [name, value] of Object.entries(items)) storage.setItem(name, value);
    }
  }, web);

async function cloudDocument(
  sandbox: SandboxProcess,
  authorization: string,
  path: string,
  content?: string,
): Promise<string> {
  const init = {
    headers: { authorization, 'content-type': 'application/json' },
    ...(content !== undefined && { method: 'PUT', body: JSON.stringify({ content }) }),
  };
  const answer = await fetch(sandbox.origin + path, init);
  return content === undefined && answer.ok ? ((await answer.json()) as { readonly content: string }).content : '';
}

/**
 * Makes a therapist leave everything that a day leaves behind: drafts, unsent messages, tabs, preferences, saved pages.
 */
async function leaveTraces(page: Page, sandbox: SandboxProcess): Promise<Omit<Visit, 'page' | 'context' | 'sandbox'>> {
  const documents = new Set<string>();
  let authorization = '';
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (/\/cloud-document\/[^/]+$/.test(pathname)) documents.add(pathname + search);
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const { chat, name } = await openChat(page, sandbox);
  await page
    .getByRole('button', { name: /^(Dark|Light|Theme)/ })
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await page.goto(`${sandbox.origin}/therapist/assigned-patients`);
  await page.locator('a[href*="patient-profile"]').first().click();
  await page
    .getByRole('button', { name: /^Add (note|a note)/i })
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page
    .locator('#content textarea:visible')
    .first()
    .fill('a note that is not saved', { timeout: 3_000 })
    .catch(() => undefined);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  for (const text of UNSENT) {
    await chat.send(text);
    await chat.expectPending(text);
  }
  await chat.composer.fill('a draft');
  const path = new URL(page.url()).pathname;
  await chat.untilKept();
  const web = await readWeb(page);
  const cloud = new Map<string, string>();
  for (const document of documents) {
    const content = await cloudDocument(sandbox, authorization, document);
    if (content !== '') cloud.set(document, content);
  }
  return { path, web, cloud, authorization };
}

/** Every record in storage. */
async function findRecords({ page, web, cloud }: Visit): Promise<readonly StoredRecord[]> {
  const ofWeb = (['localStorage', 'sessionStorage'] as const).flatMap(area =>
    Object.keys(web[area]).map(key => ({ area, group: `${area} ${key}`, key })),
  );
  const ofCloud = [...cloud.keys()].map(key => ({
    area: 'cloud' as const,
    group: `cloud ${key.replace(/\?.*/, '')}`,
    key,
  }));
  return [...(await saveDatabases(page)), ...ofWeb, ...ofCloud];
}

async function damageRecord(
  { page, web, cloud, sandbox, authorization }: Visit,
  record: StoredRecord,
  damage: Damage,
  text: string,
): Promise<void> {
  const { area, key } = record;
  if (area === 'database') await damageDatabase(page, record, damage, text);
  else if (area === 'cloud')
    await cloudDocument(sandbox, authorization, key, damagedText(cloud.get(key) ?? '', damage, text) ?? '');
  else {
    const { [key]: before = '', ...others } = web[area];
    const after = damagedText(before, damage, text);
    await writeWeb(page, { ...web, [area]: after === undefined ? others : { ...others, [key]: after } });
  }
}

/** Restores everything to the state before the damage. */
async function restore({ page, web, cloud, sandbox, authorization }: Visit): Promise<void> {
  await page.goto(sandbox.origin + ASIDE);
  await restoreDatabases(page);
  await writeWeb(page, web);
  for (const [document, content] of cloud) await cloudDocument(sandbox, authorization, document, content);
}

async function tryRecord(visit: Visit, record: StoredRecord, damage: Damage, text: string): Promise<void> {
  const { page, sandbox, path } = visit;
  const what = `${record.group} ${record.key} ${damage} (${JSON.stringify(text.slice(0, 20))}, day ${String(seed)})`;
  await damageRecord(visit, record, damage, text);
  const before = await listDatabases(page);
  await page.goto(sandbox.origin + path);
  await expect(page.locator('#content, .session-card').first(), what).not.toBeEmpty({ timeout: 15_000 });
  await expectAlive(page, what);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const chat = new ChatScreen(page);
  // No written text disappears silently: it is shown, it is reported as unreadable, or the user has to sign in. The
  // session of another user has other texts.
  if (damage !== 'is gone' && record.area !== 'sessionStorage') {
    await expect(async () => {
      const shown = await Promise.all(UNSENT.map(unsent => chat.message(unsent).count()));
      const notice = page.getByText(/couldn['’]t be read|couldn['’]t read|couldn['’]t be opened|can['’]t be read|key/i);
      const isHarmless = shown.every(count => count === 1) || (await notice.count()) > 0 || (await login.count()) > 0;
      expect(isHarmless, `${what}: ${shown.join()} of the unsent messages are there`).toBe(true);
    }).toPass({ timeout: 12_000 });
  }
  await settled(page);
  await page.goto(sandbox.origin + ASIDE);
  const after = new Set((await listDatabases(page)).map(({ group, key }) => `${group} ${key}`));
  const harmed = before.filter(
    ({ group, key }) => `${group} ${key}` !== `${record.group} ${record.key}` && !after.has(`${group} ${key}`),
  );
  expect(harmed, `${what}: the other records are there`).toEqual([]);
}

test('the dashboard starts despite a damaged record, and no other record is harmed', async ({
  page,
  context,
  quiet,
}) => {
  const cases = caseCount(3);
  test.setTimeout(180_000 + cases * 20_000);
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  const visit = { page, context, sandbox: quiet, ...(await leaveTraces(page, quiet)) };
  await page.goto(quiet.origin + ASIDE);
  const records = await findRecords(visit);
  const groups = [...new Set(records.map(({ group }) => group))];
  expect(groups.length, `records of many kinds: ${groups.join(', ')}`).toBeGreaterThan(8);
  const draw = new Draw('stored records');
  const faults: string[] = [];
  for (let count = 0; count < cases; count += 1) {
    const group = groups[(count + seed) % groups.length];
    const record = draw.of(records.filter(one => one.group === group));
    await test.step(`${record.group} ${record.key}`, async () => {
      await tryRecord(visit, record, draw.of(damages), draw.of(hostileTexts)).catch((error: unknown) =>
        faults.push(String(error)),
      );
      await restore(visit);
    });
  }
  expect(faults).toEqual([]);
  // The written texts still exist, and can be sent.
  await quiet.faults({ reset: true });
  await page.goto(quiet.origin + visit.path);
  for (const text of UNSENT) await new ChatScreen(page).expectSent(text, 30_000);
  expect(await quiet.errorReports(), 'no part of the product met what it did not expect').not.toMatch(
    /"message":"(Type|Range|Reference|Syntax)Error/,
  );
});
