import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';
import { Listeners } from '@/application/shared/Listeners';
import type { Stop } from '@/application/shared/Stop';

export class FakeScopeResetSignal implements ScopeResetSignal {
  private readonly listeners = new Listeners();

  announce(): void {
    this.listeners.tell();
  }

  subscribe(onReset: () => void): Stop {
    return this.listeners.add(onReset);
  }
}
