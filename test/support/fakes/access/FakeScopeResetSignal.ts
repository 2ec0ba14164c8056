import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export class FakeScopeResetSignal implements ScopeResetSignal {
  private readonly listeners = new Listeners();

  announce(): void {
    this.listeners.notify();
  }

  subscribe(onReset: () => void): Unsubscribe {
    return this.listeners.add(onReset);
  }
}
