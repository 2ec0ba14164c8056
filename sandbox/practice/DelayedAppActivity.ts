import type { Timers } from './Timers';

interface Life {
  start(): void;
  stop(): void;
}

export interface DelayedAppActivityWorld {
  readonly timers: Timers;
  readonly report: (error: unknown) => void;
  readonly load: () => Promise<Life>;
}

/** Milliseconds. Most runs of the sandbox are over before that, and need none of it. */
const LOADED_AFTER_MS = 2 * 60_000;

/** A life with the app that is loaded once the sandbox has run for a while, so that it does not slow the start. */
export class DelayedAppActivity {
  private life: Life | undefined;
  private isOver = false;
  private callOff: () => void = () => undefined;

  constructor(private readonly world: DelayedAppActivityWorld) {}

  start(): void {
    this.isOver = false;
    this.callOff = this.world.timers.after(LOADED_AFTER_MS, () => void this.begin());
  }

  stop(): void {
    this.isOver = true;
    this.callOff();
    this.life?.stop();
  }

  private async begin(): Promise<void> {
    try {
      this.life = await this.world.load();
      if (!this.isOver) this.life.start();
    } catch (error) {
      this.world.report(error);
    }
  }
}
