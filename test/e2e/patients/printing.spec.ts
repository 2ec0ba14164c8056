import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

const LIST = '/therapist/assigned-patients';

/** The pages of a profile, what each shows once loaded, and whether it takes more than one sheet. */
const pages = [
  { name: 'Timeline', shown: 'main article', isLong: true },
  { name: 'Mood and scores', shown: 'main figure svg', isLong: true },
  { name: 'Record', shown: 'main [aria-label^="Assessed by"]', isLong: true },
  { name: 'Appointments', shown: 'main li time, main li strong', isLong: false },
] as const;

/** The number of sheets that a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The printed content, and the colours of its header. */
async function paperOf(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const head = document.querySelector('.print-head');
    const charts = [...document.querySelectorAll('.print-sheet svg[role="img"]')];
    const found = {
      text: document.body.innerText,
      head: head === null ? '' : head.textContent,
      colour: head === null ? '' : getComputedStyle(head).color,
      buttons: [...document.querySelectorAll('button, input, nav')].filter(one => one.getClientRects().length > 0)
        .length,
      charts: charts.map(chart => getComputedStyle(chart).breakInside),
    };
    window.dispatchEvent(new Event('afterprint'));
    return found;
  });
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  return paper;
}

test('every page of a profile is printed completely, in light colours, and names no one else', async ({
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, quiet, 'amelia.hart@staff.example', LIST);
  const rows = page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li');
  await expect(page.getByText(/^\d+ patients · Updated/)).toBeVisible();
  const names = await rows.getByRole('heading', { level: 2 }).allTextContents();
  const name = 'Delphine Farrow';
  const others = names.filter(one => one !== name);
  expect(others.length).toBeGreaterThan(3);
  // Another profile stays open in a tab of its own.
  await rows.filter({ hasNotText: name }).first().getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.locator('main article').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: /General Risk/ }).click();
  await rows.getByRole('link', { name, exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Pages of the profile' });
  for (const { name: title, shown, isLong } of pages)
    await test.step(title, async () => {
      await links.getByRole('link', { name: title }).click();
      await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
      const { text, head, colour, buttons, charts } = await paperOf(page);
      expect(head).toContain(`${title}: ${name}`);
      expect(head).toMatch(/Date of birth: \d+ \w+ \d{4}/);
      expect(head).toContain('Confidential clinical record');
      expect(head).toMatch(/Printed .*\d{4}, \d\d:\d\d by Amelia Hart/);
      expect(others.filter(other => text.includes(other))).toEqual([]);
      expect(text).not.toMatch(/Staff dashboard|Log Out|24-hour|Pages of the profile/);
      expect([colour, buttons]).toEqual(['rgb(0, 0, 0)', 0]);
      expect(charts.filter(breakInside => breakInside !== 'avoid')).toEqual([]);
      expect(await sheetsOf(page)).toBeGreaterThan(isLong ? 1 : 0);
      await expect(page.locator('.print-sheet')).toHaveCount(0);
    });
});
