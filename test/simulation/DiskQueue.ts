import type { SimulatedWindow } from './SimulatedWindow';

/**
 * Performs one act on the disk after the other, as the runner does. A sleeping window learns that an act has ended, and
 * begins the next, when it wakes.
 */
export class DiskQueue {
  private readonly waiting: ((next: () => void) => void)[] = [];
  private isBusy = false;

  constructor(private readonly window: SimulatedWindow) {}

  add(act: (next: () => void) => void): void {
    this.waiting.push(act);
    if (!this.isBusy) this.next();
  }

  private next(): void {
    const act = this.window.isAlive ? this.waiting.shift() : undefined;
    this.isBusy = act !== undefined;
    act?.(() => this.window.slumber.whenAwake(() => this.next()));
  }
}
