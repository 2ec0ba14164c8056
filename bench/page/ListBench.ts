import { confirmed, Conversation } from './Conversation';
import type { BenchRow } from './BenchRow';
import { Frames, settledAt } from './Frames';
import { LongTasks } from './LongTasks';
import type { Peer } from './Peer';
import type { RenderCount } from './RenderCount';
import { RowsOnScreen } from './RowsOnScreen';

const SETTLE_MS = 120;
const WARM_UPS = 10;
/** The newest row ends at most so far under the lower edge of the view, in pixels: some lists have padding there. */
const NEAR_END = 48;
const OLDER = 400;
const LOST = 'lost';

export interface Prepending {
  readonly ms: number;
  /** How far the row under the reader's eye moved in the end, and at most, in pixels; null when it was lost. */
  readonly drift: number | null;
  readonly most: number | null;
}

export interface Scrolling {
  readonly frames: number;
  /** Frames more than one and a half times as long as 60 a second allow. */
  readonly late: number;
  /** Mean share of the view without rows, in percent. */
  readonly blank: number;
  readonly longestTaskMs: number;
  readonly pixels: number;
}

/** What is measured, in the page. All times are milliseconds until the frame that shows the outcome has been drawn. */
export class ListBench {
  private readonly frames = new Frames();
  private readonly root: HTMLElement;
  private readonly screen: RowsOnScreen;
  private conversation = new Conversation(0, 0);
  private newest: BenchRow | undefined;

  constructor(
    private readonly peer: Peer,
    private readonly renders: RenderCount,
    private readonly limitMs: number,
  ) {
    this.root = document.getElementById('root') ?? document.body;
    this.screen = new RowsOnScreen(peer, this.root);
    this.frames.start();
  }

  wake(): void {
    this.frames.start();
  }

  /** Until it is woken the page draws nothing, so that another one has the machine to itself. */
  rest(): void {
    this.frames.rest();
  }

  /**
   * What is compiled late counts for no list: a small conversation is shown, grows and goes again, as on any day of
   * work.
   */
  async warmUp(): Promise<void> {
    for (let turn = 0; turn < WARM_UPS; turn += 1) {
      this.prepare(100);
      this.peer.mount(this.root, this.conversation.rows);
      await this.frames.quiet(2);
      for (let at = 0; at < WARM_UPS; at += 1) {
        const row = this.conversation.next('You', true);
        this.peer.append([row]);
        await this.frames.quiet(1);
        this.peer.confirm(confirmed(row));
        await this.frames.quiet(1);
      }
      await this.unmount();
    }
  }

  prepare(count: number): void {
    this.conversation = new Conversation(count, OLDER);
    this.newest = this.conversation.rows.at(-1);
    this.peer.prepare?.(this.conversation.rows);
  }

  mount(): Promise<number> {
    return this.untilNewest(() => this.peer.mount(this.root, this.conversation.rows));
  }

  async unmount(): Promise<void> {
    this.peer.unmount();
    this.root.replaceChildren();
    await this.frames.quiet();
  }

  append(): Promise<number> {
    const row = (this.newest = this.conversation.next('You', true));
    return this.untilNewest(() => this.peer.append([row]));
  }

  burst(count: number): Promise<number> {
    const rows = Array.from({ length: count }, () => this.conversation.next());
    this.newest = rows.at(-1);
    return this.untilNewest(() => this.peer.append(rows));
  }

  /** Of the message that was appended last. */
  async confirm(): Promise<{ readonly ms: number; readonly rendered: number }> {
    const row = confirmed(this.rowLastAppended);
    const element = this.screen.find(row.n);
    if (element === undefined) throw new Error('The message to confirm is not on the screen.');
    this.newest = row;
    const before = element.outerHTML;
    await this.frames.quiet();
    const begun = performance.now();
    this.renders.begin(this.peer.row);
    this.peer.confirm(row);
    let seen: HTMLElement | undefined = element;
    const sample = (): string | undefined => (seen = seen?.isConnected ? seen : this.screen.find(row.n))?.outerHTML;
    const sights = await this.frames.watch({
      sample,
      isDone: look => look !== undefined && look !== before,
      settleMs: SETTLE_MS,
      limitMs: this.limitMs,
    });
    return { ms: settledAt(sights) - begun, rendered: this.renders.end() };
  }

  /** Puts older messages in front of a reader who is `room` pixels from the oldest one. */
  async prepend(count: number, room: number): Promise<Prepending> {
    await this.toTop(room);
    const anchor = this.anchor();
    const scroller = this.scroller();
    const { scrollHeight } = scroller;
    const place = (): string =>
      `${this.bottomOf(anchor.n) ?? LOST} ${scroller.scrollHeight === scrollHeight ? '' : 'grown'}`;
    await this.frames.quiet();
    const begun = performance.now();
    this.peer.prepend(this.conversation.takeOlder(count));
    const sights = await this.frames.watch({
      sample: place,
      isDone: seen => seen.endsWith('grown'),
      settleMs: 3 * SETTLE_MS,
      limitMs: this.limitMs,
    });
    const drifts = sights.map(({ value }) =>
      value.startsWith(LOST) ? null : Math.abs(parseFloat(value) - anchor.bottom),
    );
    return {
      ms: settledAt(sights) - begun,
      drift: drifts.at(-1) ?? null,
      most: drifts.includes(null) ? null : Math.max(...drifts.map(Number)),
    };
  }

  /**
   * `fling`: 150 pixels a frame. `drag`: the whole conversation in `count` frames. `ahead`: the view moves after the
   * list has had its
   * say, as when the browser scrolls without waiting for the page, so that only rows drawn beforehand are there.
   */
  async scroll(kind: 'fling' | 'ahead' | 'drag', count: number): Promise<Scrolling> {
    const scroller = this.scroller();
    const step = kind === 'drag' ? scroller.scrollHeight / count : 150;
    const from = scroller.scrollTop;
    const long = new LongTasks();
    const blanks: number[] = [];
    const lengths: number[] = [];
    let last = await this.frames.next();
    for (let at = 0; at < count; at += 1) {
      if (kind === 'ahead') scroller.scrollTop -= step;
      await this.frames.painted();
      blanks.push(this.screen.blank());
      if (kind !== 'ahead') scroller.scrollTop -= step;
      const now = await this.frames.next();
      lengths.push(now - last);
      last = now;
    }
    const pixels = Math.abs(scroller.scrollTop - from);
    const blank = (100 * blanks.reduce((sum, share) => sum + share, 0)) / blanks.length;
    return {
      frames: count,
      late: lengths.filter(length => length > 25).length,
      blank,
      longestTaskMs: await long.end(),
      pixels,
    };
  }

  /** How the rows in view are written, without what the keyboard adds to the row it enters. */
  markup(): string[] {
    return this.screen.inView().map(row => row.innerHTML.replaceAll(/ tabindex="-?\d"/g, ''));
  }

  elements(): number {
    return this.root.getElementsByTagName('*').length;
  }

  private get rowLastAppended(): BenchRow {
    if (this.newest === undefined) throw new Error('Nothing was appended.');
    return this.newest;
  }

  private scroller(): HTMLElement {
    const scroller = this.peer.scroller();
    if (scroller === null) throw new Error('The list has nothing to scroll.');
    return scroller;
  }

  private async untilNewest(act: () => void): Promise<number> {
    await this.frames.quiet();
    const begun = performance.now();
    act();
    const wanted = this.rowLastAppended.n;
    const sights = await this.frames.watch({
      sample: () => this.distanceToEnd(wanted),
      isDone: distance => distance !== null && distance <= NEAR_END,
      settleMs: SETTLE_MS,
      limitMs: this.limitMs,
    });
    return settledAt(sights) - begun;
  }

  /** How far the row ends under the lower edge of the view, in pixels; null when it is not in view. */
  private distanceToEnd(wanted: number): number | null {
    const row = this.screen.inView().at(-1);
    if (row === undefined || this.screen.numberOf(row) !== wanted) return null;
    return Math.round(row.getBoundingClientRect().bottom - this.screen.view.bottom);
  }

  /** The lower edge: what is above the text, such as a day, may go when older messages come. */
  private bottomOf(number: number): number | undefined {
    const row = this.screen.find(number);
    return row === undefined
      ? undefined
      : Math.round(10 * (row.getBoundingClientRect().bottom - this.screen.view.top)) / 10;
  }

  /** The first row that begins in view: what the reader reads. */
  private anchor(): { readonly n: number; readonly bottom: number } {
    for (const row of this.screen.inView()) {
      const n = this.screen.numberOf(row);
      const bottom = n === undefined ? undefined : this.bottomOf(n);
      if (n !== undefined && bottom !== undefined && row.getBoundingClientRect().top >= this.screen.view.top)
        return { n, bottom };
    }
    throw new Error('No row is in view.');
  }

  /** Heights become known on the way up, so it takes more than one step. */
  private async toTop(room: number): Promise<void> {
    const scroller = this.scroller();
    for (let tries = 0; tries < 6; tries += 1) {
      const turned = getComputedStyle(scroller).flexDirection === 'column-reverse';
      scroller.scrollTop = turned ? room + scroller.clientHeight - scroller.scrollHeight : room;
      await this.frames.watch({
        sample: () =>
          this.screen
            .inView()
            .map(row => row.getBoundingClientRect().top)
            .join(),
        isDone: () => true,
        settleMs: SETTLE_MS,
        limitMs: this.limitMs,
      });
    }
  }
}
