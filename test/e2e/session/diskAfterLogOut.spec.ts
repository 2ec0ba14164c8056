import { chromium, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments } from '../../../scripts/tools/chromiumArguments.mjs';
import { findChromium } from '../../../scripts/tools/findChromium.mjs';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';
const profile = '/therapist/assigned-patients/patient-profile/p-04';
/** A word that occurs nowhere else. */
const CANARY = 'zephyrquokka';

/** Puts a different canary into each visible text field; returns how many there were. */
async function fillAll(page: Page, place: string): Promise<number> {
  const fields = page.locator(
    'textarea:visible:not([readonly]), input:visible:is([type=text], [type=search], :not([type])):not([readonly])',
  );
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill(`${CANARY} ${place} ${String(at)}`);
  return count;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

/** Files of the profile that contain the text as UTF-8 or UTF-16. Compressed database tables are not unpacked. */
function holding(folder: string, text: string): string[] {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  return filesBelow(folder).filter(file => forms.some(form => readFileSync(file).includes(form)));
}

test('logging out leaves nothing of the typed text in the files of the browser', async ({ sandbox }) => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const executablePath = findChromium(chromium.executablePath());
  const context = await chromium.launchPersistentContext(folder, {
    args: chromiumArguments,
    locale: 'en-GB',
    ...(executablePath && { executablePath }),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await openSignedIn(page, sandbox, amelia);
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    const { name } = await sandbox.patient('patient-01');
    await chat.choose(name);
    const filled = [await fillAll(page, 'chat')];
    const visit = async (path: string, place: string, field: Locator, open?: string): Promise<void> => {
      await page.goto(sandbox.origin + path);
      if (open !== undefined) await page.getByRole('button', { name: open }).first().click();
      await expect(field).toBeVisible();
      filled.push(await fillAll(page, place));
    };
    await visit(`${profile}/record`, 'record', page.getByLabel('Presenting problem').first(), 'Edit');
    await visit(`${profile}/record`, 'assessment', page.getByLabel('Summary', { exact: true }), 'Add risk assessment');
    await visit(`${profile}/timeline`, 'timeline', page.getByLabel(/^New note about/));
    await visit('/therapist/assigned-patients', 'patients', page.locator('main input').first());
    await visit('/therapist/claim-chat', 'claim', page.getByLabel('Patient id or email'));
    expect(
      filled.every(count => count > 0),
      filled.join(),
    ).toBe(true);
    // The browser is still writing the state of the last page, so files come and go.
    await expect(() => expect(holding(folder, 'claim-chat').length).toBeGreaterThan(0)).toPass();
    await page.goto(`${sandbox.origin}/authentication/logout`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible({ timeout: 40_000 });
    await context.close();
    const names = [name, 'Delphine Farrow'];
    expect(filesBelow(folder).length).toBeGreaterThan(20);
    expect(holding(folder, 'localhost').length, 'the files tell where the browser was').toBeGreaterThan(0);
    const found = [CANARY, ...names].flatMap(text =>
      holding(folder, text).map(file => `${text}: ${file.slice(folder.length)}`),
    );
    expect(found).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
