import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No accessibility violation on what is shown; `where` names it in the report. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}

/** What fades in has its colours only at the end. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity));
}
