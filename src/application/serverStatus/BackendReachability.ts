import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Carries from the calls, wherever they are made, whether an answer came. */
export class BackendReachability {
  private readonly listeners = new Listeners<[reached: boolean]>();

  notify(reached: boolean): void {
    this.listeners.notify(reached);
  }

  subscribe(onReach: (reached: boolean) => void): Unsubscribe {
    return this.listeners.add(onReach);
  }
}
