import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { codesAt, createCode, dana, patientJoins } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { signIn } from '../support/signIn';

/** Millimetres of an A6 card, and pixels of a millimetre. */
const A6 = { width: 105, height: 148 };
const MM = 96 / 25.4;

/** What an independent reader finds in a picture of the card (zbar-tools). */
async function scan(card: Locator): Promise<readonly string[]> {
  const picture = await card.screenshot();
  const read = execFileSync('zbarimg', ['--nodbus', '--quiet', '--raw', '-'], { input: picture, encoding: 'utf8' });
  return read.trim().split('\n');
}

const sheet = (page: Page): Locator => page.locator('.print-sheet > li');

test('the printed card of a code is read by an independent reader, and lets a patient join', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, dana, `${codesAt('org-4')}?show=new`);
  await createCode(page, 'CARD-2026', 2);
  await page.getByRole('link', { name: 'Open CARD-2026' }).click();
  await page.getByRole('button', { name: 'Print card' }).click();
  await expect(page.getByText('1 card. A6 cards, four on each A4 sheet.')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'the cards to print');
  await page.emulateMedia({ media: 'print' });
  const card = sheet(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Eastmoor Health Board 4');
  await expect(card).toContainText('CARD-2026');
  await expect(card).not.toContainText(/seat/i);
  await expect(page.getByRole('heading', { name: 'Cards to print' })).toBeHidden();
  const box = await card.boundingBox();
  expect([box?.width, box?.height].map(pixels => Math.round((pixels ?? 0) / MM))).toEqual([A6.width, A6.height]);
  const [scanned = ''] = await scan(card);
  expect(scanned).toBe('CARD-2026');
  expect(await patientJoins(sandbox, 'p-36', scanned)).toMatch(/^Joined Eastmoor Health Board 4/);
});

test('several selected codes are printed, each on a card of its own, four on a sheet', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, codesAt('org-3'));
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(1).focus();
  await page.keyboard.press('Space');
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('5 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(page.getByText('5 cards. A6 cards, four on each A4 sheet.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).locator('.code-card-code')).toHaveCount(5);
  const codes = await sheet(page).locator('.code-card-code').allTextContents();
  expect(new Set(codes).size).toBe(5);
  for (const [place, code] of codes.entries()) expect(await scan(sheet(page).nth(place))).toEqual([code]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  // A4, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
});
