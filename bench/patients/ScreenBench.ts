import { createRoot } from 'react-dom/client';
import { Frames, settledAt } from '../page/Frames';
import { LongTasks } from '../page/LongTasks';
import { screens, type MeasuredScreen } from './screens';

const SETTLE_MS = 150;
const LIMIT_MS = 35_000;
/** A frame at 60 a second that came so late was dropped, in milliseconds. */
const LATE_MS = 25;

export type Motion = 'still' | 'fling' | 'drag';

export interface ScreenScrolling {
  readonly frames: number;
  readonly late: number;
  /** Length of the frame in the middle, and of the longest, in milliseconds. */
  readonly middle: number;
  readonly longest: number;
  readonly longestTaskMs: number;
  /** Frames in which the middle of the view had no row. */
  readonly blank: number;
}

/**
 * What is measured of a screen with very many rows, in the page. Times are milliseconds until the outcome has been
 * drawn.
 */
export class ScreenBench {
  private readonly frames = new Frames();
  private readonly view = document.getElementById('root') ?? document.body;
  private screen: MeasuredScreen | undefined;

  constructor() {
    this.frames.start();
  }

  async open(name: string, count: number): Promise<number> {
    const make = screens[name];
    if (make === undefined) throw new Error(`There is no screen ${name}.`);
    const made = (this.screen = make(count));
    await this.frames.quiet();
    const begun = performance.now();
    createRoot(this.view).render(made.element);
    return this.settled(begun, ([rows]) => Number(rows) > 0 && this.isWhole());
  }

  rows(): number {
    return this.view.querySelectorAll(this.rowsOf).length;
  }

  elements(): number {
    return this.view.getElementsByTagName('*').length;
  }

  /** One more page, or the next one. */
  async more(): Promise<number> {
    await this.frames.quiet();
    const [before, begun] = [this.look(), performance.now()];
    this.screen?.more?.();
    return this.settled(begun, (_, look) => look !== before);
  }

  async search(words: string): Promise<number> {
    await this.frames.quiet();
    const [before, begun] = [this.look(), performance.now()];
    this.screen?.search?.(words);
    return this.settled(begun, (_, look) => look !== before);
  }

  /** `still`: nothing moves. `fling`: 150 pixels a frame. `drag`: the whole of it in `count` frames. */
  async scroll(kind: Motion, count: number): Promise<ScreenScrolling> {
    const { view } = this;
    view.scrollTop = 0;
    await this.frames.quiet();
    const long = new LongTasks();
    const lengths: number[] = [];
    let blank = 0;
    let last = await this.frames.next();
    for (let at = 0; at < count; at += 1) {
      await this.frames.painted();
      if (this.isBlank()) blank += 1;
      view.scrollTop += { still: 0, fling: 150, drag: view.scrollHeight / count }[kind];
      const now = await this.frames.next();
      lengths.push(now - last);
      last = now;
    }
    const sorted = lengths.toSorted((a, b) => a - b);
    return {
      frames: count,
      late: lengths.filter(length => length > LATE_MS).length,
      middle: sorted[count >> 1] ?? NaN,
      longest: sorted.at(-1) ?? NaN,
      longestTaskMs: await long.end(),
      blank,
    };
  }

  /** All rows are there, drawn or not. */
  private isWhole(): boolean {
    const { whole } = this.screen ?? {};
    return whole === undefined || (this.view.querySelector(whole.element)?.scrollHeight ?? 0) >= whole.height;
  }

  private get rowsOf(): string {
    if (this.screen === undefined) throw new Error('No screen is open.');
    return this.screen.rows;
  }

  private isBlank(): boolean {
    const { left, top, width, height } = this.view.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(this.rowsOf) === null;
  }

  private look(): string {
    const rows = this.view.querySelectorAll(this.rowsOf);
    return `${rows.length} ${rows.item(0)?.textContent ?? ''} ${this.view.scrollHeight}`;
  }

  private async settled(begun: number, isDone: (words: readonly string[], look: string) => boolean): Promise<number> {
    const sights = await this.frames.watch({
      sample: () => this.look(),
      isDone: look => isDone(look.split(' '), look),
      settleMs: SETTLE_MS,
      limitMs: LIMIT_MS,
    });
    return settledAt(sights) - begun;
  }
}
