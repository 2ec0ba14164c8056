import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';
import type { Stop } from '@/application/shared/Stop';

export class FakeScopeResetSignal implements ScopeResetSignal {
  private readonly listeners = new Set<() => void>();

  announce(): void {
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(onReset: () => void): Stop {
    const entry = (): void => onReset();
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
