import type { Page } from '@playwright/test';

/** A page that shows its parts one after the other does so within fewer frames. */
const CALM_FRAMES = 6;

/** Waits until nothing has changed for some frames and fading parts have their final colours. */
export async function atRest(page: Page): Promise<void> {
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
