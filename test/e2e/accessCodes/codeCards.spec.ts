import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

/** Millimetres of an A6 card, and pixels per millimetre. */
const A6 = { width: 105, height: 148 };
const MM = 96 / 25.4;

/** The content that an independent program reads from a picture of the card. */
async function scan(card: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await card.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
}

test('codes are selected by keyboard among 5,000 and printed, and another program reads the cards', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, emailOf.administrator, '/admin/organisations/org-3/access');
  await expect(page.getByText(/^Showing \d+ of 5,001 codes$/)).toBeVisible();
  const grid = page.getByRole('grid', { name: /^Access codes of / });
  const rows = grid.getByRole('row');
  const loaded = async () =>
    Number(/[\d,]+/.exec((await page.getByText(/^Showing [\d,]+ of/).textContent()) ?? '')?.[0].replace(',', ''));
  const before = await loaded();
  await reach(page, rows.nth(1));
  await page.keyboard.press('End');
  await expect.poll(loaded, 'the end of the list loads more').toBeGreaterThan(before);
  await page.keyboard.press('End');
  await expect(page.locator('[role=row]:focus')).toHaveAttribute('aria-rowindex', /^\d{3,}$/);
  expect(await rows.count()).toBeLessThan(60);
  expect(await page.evaluate(scrollThrough), 'no stretch of the list is left empty').toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('5 selected').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Print cards' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { name: 'Cards to print' })).toBeFocused();
  await expect(page.getByText('5 cards. A6 cards, four on each A4 sheet.')).toBeVisible();
  await expectSheets(page);
});

/** Expects each printed card to have A6 size and a readable code, and five of them to fill two A4 sheets. */
async function expectSheets(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.print-sheet > li').filter({ has: page.locator('.code-card-code') });
  await expect(cards).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Cards to print' })).toBeHidden();
  const box = await cards.first().boundingBox();
  expect([box?.width, box?.height].map(pixels => Math.round((pixels ?? 0) / MM))).toEqual([A6.width, A6.height]);
  const codes = await cards.locator('.code-card-code').allTextContents();
  expect(new Set(codes).size).toBe(5);
  for (const place of [0, 4]) expect(await scan(cards.nth(place))).toBe(codes[place]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  // The size of A4 in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
}

/** Scrolls through the whole list in 25 steps; returns whether rows were in the middle after each. */
async function scrollThrough(): Promise<boolean> {
  const scroller = document.querySelector('.data-table-scroller');
  if (scroller === null) throw new Error('There is a list.');
  const isDrawn = (): boolean => {
    const { top, height } = scroller.getBoundingClientRect();
    const rows = [...scroller.querySelectorAll('tbody tr')].map(one => one.getBoundingClientRect());
    return rows.some(one => one.top < top + height && one.bottom > top + height / 2);
  };
  for (let step = 0; step <= 25; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 25;
    // A busy machine renders a few frames later.
    for (let frame = 0; frame < 60 && (frame < 2 || !isDrawn()); frame += 1) await new Promise(requestAnimationFrame);
    if (!isDrawn()) return false;
  }
  return true;
}
