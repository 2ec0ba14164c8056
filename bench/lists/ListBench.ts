import '@/presentation/kit/theme/blueprintFirst.css';
import '@/presentation/kit/theme/tokens.css';
import '@/presentation/kit/theme/base.css';
import '@/presentation/chat/chat.css';
import './list.css';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import texts from '../../public/i18n/en/chat.json';
import { conversationOf } from './Conversation';

/** A list of messages that is measured. It shows the newest message when it is mounted. */
export interface MeasuredList {
  scroller(): HTMLElement | null;
  /** Before anything is measured. */
  prepare(messages: readonly ChatMessage[]): void;
  mount(root: HTMLElement): unknown;
  unmount(): void;
}

export interface Scrolling {
  readonly frames: number;
  /** Frames more than one and a half times as long as 60 a second allow. */
  readonly late: number;
  /** Mean share of the view that no row covers, in percent. */
  readonly blank: number;
}

declare global {
  interface Window {
    bench?: ListBench;
  }
}

/** Of the view, in pixels, as in the style sheet. */
export const VIEW_HEIGHT = 720;
const WARM_UPS = 10;
/** Milliseconds without a change after which the list counts as settled. */
const SETTLE_MS = 120;
const LIMIT_MS = 20_000;
/** The newest row ends at most this far below the view, in pixels: some lists have padding there. */
const NEAR_END = 48;
/** Pixels a frame. */
const FLING = 150;

/** Offers the measurements of one list as `window.bench`. */
export async function startListBench(list: MeasuredList): Promise<void> {
  textCatalogue.start(() => Promise.resolve(texts));
  await textCatalogue.add('chat');
  window.bench = new ListBench(list);
}

/** The measurements, in the page. A time ends when the frame with the outcome has been drawn and nothing moves. */
class ListBench {
  private readonly root = document.getElementById('root') ?? document.body;
  private readonly spot = document.body.appendChild(document.createElement('div'));
  private readonly channel = new MessageChannel();
  private newest: ChatMessage | undefined;

  constructor(private readonly list: MeasuredList) {
    this.spot.className = 'bench-spot';
  }

  /** Shows a small conversation several times, so that code compiled late counts against no list. */
  async warmUp(): Promise<void> {
    this.prepare(100);
    for (let turn = 0; turn < WARM_UPS; turn += 1) {
      await this.mount();
      await this.unmount();
    }
  }

  prepare(size: number): void {
    const messages = conversationOf(size);
    this.newest = messages.at(-1);
    this.list.prepare(messages);
  }

  /** Milliseconds until the newest message is in its place. */
  async mount(): Promise<number> {
    await this.quiet();
    const begun = performance.now();
    this.list.mount(this.root);
    let seen: number | undefined;
    let changedAt = begun;
    for (let at = begun; at - begun < LIMIT_MS;) {
      await this.painted();
      const distance = this.distanceToEnd();
      // The frame that follows begins once this one has been drawn.
      at = await this.nextFrame();
      if (distance !== seen) [seen, changedAt] = [distance, at];
      if (distance !== undefined && distance <= NEAR_END && at - changedAt > SETTLE_MS) return changedAt - begun;
    }
    throw new Error('The newest message was not shown in time.');
  }

  async unmount(): Promise<void> {
    this.list.unmount();
    this.root.replaceChildren();
    await this.quiet();
  }

  /** `fling` moves 150 pixels a frame, `drag` the whole conversation in `count` frames. */
  async scroll(kind: 'fling' | 'drag', count: number): Promise<Scrolling> {
    const scroller = this.list.scroller();
    if (scroller === null) throw new Error('The list has nothing to scroll.');
    const step = kind === 'drag' ? scroller.scrollHeight / count : FLING;
    let [late, blank] = [0, 0];
    let last = await this.nextFrame();
    for (let at = 0; at < count; at += 1) {
      await this.painted();
      blank += this.blank();
      scroller.scrollTop -= step;
      const now = await this.nextFrame();
      if (now - last > 25) late += 1;
      last = now;
    }
    return { frames: count, late, blank: (100 * blank) / count };
  }

  /** How far the newest message ends below the view, in pixels; undefined when it is not in view. */
  private distanceToEnd(): number | undefined {
    const row = this.rowsInView().at(-1);
    const isNewest = row?.querySelector('.chat-text')?.textContent === this.newest?.text;
    return row && isNewest ? Math.round(row.getBoundingClientRect().bottom - this.view.bottom) : undefined;
  }

  private get view(): DOMRect {
    return (this.list.scroller() ?? this.root).getBoundingClientRect();
  }

  /** From top to bottom. */
  private rowsInView(): HTMLElement[] {
    const { top, bottom } = this.view;
    return [...this.root.querySelectorAll<HTMLElement>('.chat-row')]
      .map(row => ({ row, box: row.getBoundingClientRect() }))
      .filter(
        ({ row, box }) => box.bottom > top && box.top < bottom && row.checkVisibility({ visibilityProperty: true }),
      )
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ row }) => row);
  }

  /** Share of the view that no row covers; gaps between rows do not count. */
  private blank(): number {
    const { top, bottom, height } = this.view;
    let [covered, edge] = [0, top];
    for (const row of this.rowsInView()) {
      const box = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, edge));
      edge = Math.max(edge, box.bottom);
    }
    const share = 1 - covered / height;
    return share < 0.05 ? 0 : share;
  }

  private async quiet(): Promise<void> {
    for (let at = 0; at < 4; at += 1) {
      await this.nextFrame();
      await this.painted();
    }
  }

  private nextFrame(): Promise<number> {
    // Where nothing changes, the browser draws fewer frames.
    this.spot.classList.toggle('bench-spot-dark');
    return new Promise(resolve => requestAnimationFrame(() => resolve(performance.now())));
  }

  /** The first moment after the page has laid out and painted this frame. */
  private painted(): Promise<void> {
    return new Promise(resolve => {
      this.channel.port1.onmessage = () => resolve();
      this.channel.port2.postMessage(0);
    });
  }
}
