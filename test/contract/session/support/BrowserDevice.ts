import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openChromium } from '#firebase-stand-in/test/contract/support/openChromium';
import type { WindowTools } from './windowEntry';

declare global {
  /** Names that exist only in the windows. */
  var windowTools: WindowTools;
}

/**
 * A browser in which every device is new: its storage is empty, and every site answers with an empty page that has the
 * adapters.
 */
export class BrowserDevice {
  private readonly contexts: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly script: string,
  ) {}

  static async start(): Promise<BrowserDevice> {
    const [browser, bundle] = await Promise.all([
      openChromium(),
      build({
        entryPoints: [join(__dirname, 'windowEntry.ts')],
        bundle: true,
        platform: 'browser',
        format: 'iife',
        write: false,
        logLevel: 'error',
      }),
    ]);
    return new BrowserDevice(browser, bundle.outputFiles[0]?.text ?? '');
  }

  /** A device. Its windows are opened with `newPage`. */
  async unpack(): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    this.contexts.push(context);
    await context.addInitScript({ content: this.script });
    await context.route('**/*', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Contract</title>' }),
    );
    return context;
  }

  async open(address: string): Promise<Page> {
    const page = await (await this.unpack()).newPage();
    await page.goto(address);
    return page;
  }

  async putAway(): Promise<void> {
    for (const context of this.contexts.splice(0)) await context.close();
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }
}
