import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** A page that shows its parts one after the other does so within fewer. */
const CALM_FRAMES = 6;

/**
 * No accessibility violation on what is shown; `where` names it in the report. Frames within the page are not looked
 * into: the dashboard has none.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async options => {
    const { axe: loaded } = globalThis as typeof globalThis & { readonly axe: typeof axe };
    const { violations } = await loaded.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
  }, options);
  expect(found, where).toEqual([]);
}

/** Nothing has changed for some frames, and what fades in has its colours, which it has only at the end. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    calm =>
      new Promise<void>(resolve => {
        let frames = 0;
        const watcher = new MutationObserver(() => (frames = 0));
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        const next = (): void => {
          frames += 1;
          if (frames < calm) return void requestAnimationFrame(next);
          watcher.disconnect();
          resolve();
        };
        requestAnimationFrame(next);
      }),
    CALM_FRAMES,
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
