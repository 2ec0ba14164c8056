import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Says that the rights of this session may have changed, for instance because the backend refused something. */
export class ScopeResetSignal {
  private readonly listeners = new Listeners();

  announce(): void {
    this.listeners.notify();
  }

  subscribe(onReset: () => void): Unsubscribe {
    return this.listeners.add(onReset);
  }
}
