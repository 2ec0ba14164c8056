import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';
import { Listeners } from '@/application/kernel/Listeners';
import type { Stop } from '@/application/kernel/Stop';

export class FakeScopeResetSignal implements ScopeResetSignal {
  private readonly listeners = new Listeners();

  announce(): void {
    this.listeners.tell();
  }

  subscribe(onReset: () => void): Stop {
    return this.listeners.add(onReset);
  }
}
