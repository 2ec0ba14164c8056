import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    heardSounds?: string[];
    refuseSounds?: boolean;
  }
}

/**
 * Records every sound that a page of this context plays. With `refuseSounds` the browser blocks sounds, as browsers do
 * before a click.
 */
export async function noteSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.heardSounds = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (window.refuseSounds === true)
        return Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'));
      window.heardSounds?.push(new URL(this.src).pathname);
      return play.call(this).catch((error: unknown) => {
        // A machine without loudspeakers plays nothing, but the dashboard has done its part.
        if (error instanceof DOMException && error.name === 'NotAllowedError') throw error;
      });
    };
  });
}

/** Counts how often the pages together have played the sound. */
export async function timesHeard(
  sound: 'message' | 'request' | 'emergency',
  ...pages: readonly Page[]
): Promise<number> {
  const heard = await Promise.all(pages.map(page => page.evaluate(() => window.heardSounds ?? [])));
  return heard.flat().filter(path => path === `/sounds/${sound}.wav`).length;
}
