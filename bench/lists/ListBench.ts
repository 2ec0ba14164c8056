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
  /** Frames more than one and a half times as long as 60 a second allow. */
  readonly late: number;
  /** Frames without a row in the middle of the view. */
  readonly blank: number;
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
  Object.assign(window, { bench: new ListBench(list) });
}

/** The measurements, in the page. A time ends when the frame with the outcome has been drawn and nothing moves. */
class ListBench {
  private readonly root = document.getElementById('root') ?? document.body;
  private readonly spot = document.body.appendChild(document.createElement('div'));
  private readonly channel = new MessageChannel();
  private newest = '';

  constructor(private readonly list: MeasuredList) {}

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
    this.newest = messages.at(-1)?.text ?? '';
    this.list.prepare(messages);
  }

  /** Milliseconds until the newest message is in its place. */
  async mount(): Promise<number> {
    await this.quiet();
    const begun = performance.now();
    this.list.mount(this.root);
    let [seen, changedAt]: [number | undefined, number] = [undefined, begun];
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
      if (this.isBlank) blank += 1;
      scroller.scrollTop -= step;
      const now = await this.nextFrame();
      if (now - last > 25) late += 1;
      last = now;
    }
    return { late, blank };
  }

  /** The distance of the newest message below the view, in pixels; undefined when it is not in the page. */
  private distanceToEnd(): number | undefined {
    const rows = [...this.root.querySelectorAll('.chat-row')];
    const row = rows.findLast(({ textContent }) => textContent.includes(this.newest));
    return row && Math.round(row.getBoundingClientRect().bottom - this.view.bottom);
  }

  private get view(): DOMRect {
    return (this.list.scroller() ?? this.root).getBoundingClientRect();
  }

  private get isBlank(): boolean {
    const middle = this.view.top + VIEW_HEIGHT / 2;
    const boxes = [...this.root.querySelectorAll('.chat-row')].map(row => row.getBoundingClientRect());
    return !boxes.some(({ top, bottom }) => top <= middle && bottom >= middle);
  }

  private async quiet(): Promise<void> {
    for (let at = 0; at < 4; at += 1) {
      await this.nextFrame();
      await this.painted();
    }
  }

  private nextFrame(): Promise<number> {
    // Where nothing changes, the browser draws fewer frames.
    this.spot.classList.toggle('bench-spot');
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
