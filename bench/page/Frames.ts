/** What was seen, and when the frame that showed it was finished (milliseconds since the page began). */
export interface Sight<T> {
  readonly at: number;
  readonly value: T;
}

export interface WatchOptions<T> {
  readonly sample: () => T;
  readonly isDone: (value: T) => boolean;
  /** Milliseconds without a change after which it counts as settled. */
  readonly settleMs: number;
  readonly limitMs: number;
}

/** Follows the frames of the page, also while nothing else is drawn: an idle page may draw none. */
export class Frames {
  private readonly channel = new MessageChannel();
  private readonly waiting: ((at: number) => void)[] = [];
  private readonly spot = document.body.appendChild(document.createElement('div'));
  private light = false;
  private coming = 0;

  constructor() {
    this.spot.className = 'bench-spot';
  }

  start(): void {
    this.coming = requestAnimationFrame(() => this.frame());
  }

  rest(): void {
    cancelAnimationFrame(this.coming);
  }

  private frame(): void {
    this.light = !this.light;
    this.spot.style.background = this.light ? 'white' : 'black';
    this.start();
    const at = performance.now();
    for (const go of this.waiting.splice(0)) go(at);
  }

  /** The beginning of the next frame. */
  next(): Promise<number> {
    return new Promise(resolve => this.waiting.push(resolve));
  }

  /** The first moment after the page has laid out and painted this frame. */
  painted(): Promise<void> {
    return new Promise(resolve => {
      this.channel.port1.onmessage = () => resolve();
      this.channel.port2.postMessage(0);
    });
  }

  async quiet(frames = 4): Promise<void> {
    for (let at = 0; at < frames; at += 1) {
      await this.next();
      await this.painted();
    }
  }

  /**
   * Looks once a frame, after painting, and dates what it sees to the beginning of the frame that follows: by then it
   * has been drawn.
   */
  async watch<T>({ sample, isDone, settleMs, limitMs }: WatchOptions<T>): Promise<readonly Sight<T>[]> {
    const sights: Sight<T>[] = [];
    const begun = await this.next();
    for (let at = begun; at - begun < limitMs;) {
      await this.painted();
      const value = sample();
      at = await this.next();
      const last = sights.at(-1);
      if (last === undefined || last.value !== value) sights.push({ at, value });
      else if (at - last.at > settleMs && isDone(value)) return sights;
    }
    throw new Error('cut off');
  }
}

/** When it became and stayed as wanted; later changes among wanted looks count. */
export function settledAt<T>(sights: readonly Sight<T>[]): number {
  return sights.at(-1)?.at ?? NaN;
}
