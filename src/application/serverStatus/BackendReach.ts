import { Listeners } from '../kernel/Listeners';
import type { Stop } from '../kernel/Stop';

/** Carries from the calls, wherever they are made, whether an answer came. */
export class BackendReach {
  private readonly listeners = new Listeners<[reached: boolean]>();

  tell(reached: boolean): void {
    this.listeners.tell(reached);
  }

  subscribe(onReach: (reached: boolean) => void): Stop {
    return this.listeners.add(onReach);
  }
}
