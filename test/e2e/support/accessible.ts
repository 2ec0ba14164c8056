import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { atRest } from './atRest';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The shell around every page of a signed-in user. */
export const shell: readonly string[] = ['.shell-toolbar', '.shell-side', '.tabs'];

/**
 * Expects no accessibility violation; `where` names the screen in the report. `without`: selectors of parts that were
 * checked before. Frames are not checked: the dashboard has none.
 */
export async function expectAccessible(page: Page, where: string, without: readonly string[] = []): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ options, without }) => {
      const { axe: loaded } = globalThis as typeof globalThis & { readonly axe: typeof axe };
      const { violations } = await loaded.run({ exclude: without.map(selector => [selector]) }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
    },
    { options, without },
  );
  expect(found, where).toEqual([]);
}
