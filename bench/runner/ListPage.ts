import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A page with one list, in a browser context of its own. */
export class ListPage {
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  static async open(browser: Browser, url: string): Promise<ListPage> {
    const context = await browser.newContext({
      viewport: { width: 1000, height: 840 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction('window.bench !== undefined');
    return new ListPage(context, page);
  }

  /** Runs a measurement of the page; rejects when it takes longer than `limitMs`. */
  async run<T>(measurement: string, limitMs = 40_000): Promise<T> {
    let alarm: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      alarm = setTimeout(() => reject(new Error('cut off')), limitMs);
    });
    try {
      return await Promise.race([this.page.evaluate<T>(`window.bench.${measurement}`), late]);
    } finally {
      clearTimeout(alarm);
    }
  }

  /** A page that hangs is left behind; its process ends with the browser. */
  async close(): Promise<void> {
    await Promise.race([this.context.close(), new Promise(resolve => setTimeout(resolve, 4_000))]);
  }
}
