import type { Browser } from '@playwright/test';
import type { Prepending } from '../page/ListBench';
import { ListPage } from './ListPage';
import type { MeasuredList } from './lists';
import { openBrowser } from './openBrowser';
import type { PageServer } from './PageServer';

export type Timed = 'mount' | 'append' | 'burst' | 'confirm';

const BURST = 200;
const PAGE_OF_OLDER = 50;

/** One list at one size, in a browser of its own. Milliseconds; `step`s of several visits can be taken in turn. */
export class ListVisit {
  cold = NaN;
  readonly times: Readonly<Record<Timed, number[]>> = { mount: [], append: [], burst: [], confirm: [] };
  /** Rows rendered again by a confirmation. */
  readonly rendered: number[] = [];
  readonly prepend: Prepending[] = [];
  elements = NaN;
  /** Rows in view, as they are written. */
  markup: readonly string[] = [];
  /** Why it ended early. */
  cutOff = '';

  private constructor(
    readonly list: MeasuredList,
    private readonly browser: Browser,
    private readonly page: ListPage,
  ) {}

  static async begin(server: PageServer, list: MeasuredList): Promise<ListVisit> {
    const browser = await openBrowser('untimed');
    const page = await ListPage.open(browser, server.url(list.page));
    await page.run('rest()');
    return new ListVisit(list, browser, page);
  }

  async end(): Promise<void> {
    await this.page.close();
    await this.browser.close();
  }

  open(size: number): Promise<void> {
    return this.step(async page => {
      await page.run('warmUp()');
      await page.run(`prepare(${size})`);
      this.cold = await page.run<number>('mount()');
      this.elements = await page.run<number>('elements()');
      this.markup = await page.run<readonly string[]>('markup()');
    });
  }

  mountAgain(): Promise<void> {
    return this.step(async page => {
      await page.run('unmount()');
      this.times.mount.push(await page.run<number>('mount()'));
    });
  }

  append(): Promise<void> {
    return this.step(async page => {
      this.times.append.push(await page.run<number>('append()'));
    });
  }

  /** Of the message that was appended last. */
  confirm(): Promise<void> {
    return this.step(async page => {
      const { ms, rendered } = await page.run<{ readonly ms: number; readonly rendered: number }>('confirm()');
      this.times.confirm.push(ms);
      this.rendered.push(rendered);
    });
  }

  burst(): Promise<void> {
    return this.step(async page => {
      this.times.burst.push(await page.run<number>(`burst(${BURST})`));
    });
  }

  prependAt(room: number): Promise<void> {
    return this.step(async page => {
      this.prepend.push(await page.run<Prepending>(`prepend(${PAGE_OF_OLDER}, ${room})`));
    });
  }

  /** The page is awake for it alone. Nothing more is measured once something has failed. */
  private async step(measure: (page: ListPage) => Promise<void>): Promise<void> {
    if (this.cutOff !== '') return;
    try {
      await this.page.run('wake()');
      await measure(this.page);
      await this.page.run('rest()');
    } catch (error) {
      this.cutOff = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
}
