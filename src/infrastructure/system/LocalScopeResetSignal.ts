import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';
import { Listeners } from '@/application/shared/Listeners';
import type { Stop } from '@/application/shared/Stop';

/** Within this window. */
export class LocalScopeResetSignal implements ScopeResetSignal {
  private readonly listeners = new Listeners();

  announce(): void {
    this.listeners.tell();
  }

  subscribe(onReset: () => void): Stop {
    return this.listeners.add(onReset);
  }
}
