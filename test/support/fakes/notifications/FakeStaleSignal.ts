import type { StaleSignal } from '@/application/notifications/ports/StaleSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { StaleKind } from '@/domain/notifications/staleData';

export class FakeStaleSignal implements StaleSignal {
  readonly announced: StaleKind[] = [];
  private readonly entries = new Set<{ readonly kind: StaleKind; readonly onStale: () => void }>();

  announce(kind: StaleKind): void {
    this.announced.push(kind);
    for (const entry of [...this.entries]) if (entry.kind === kind) entry.onStale();
  }

  subscribe(kind: StaleKind, onStale: () => void): Unsubscribe {
    const entry = { kind, onStale };
    this.entries.add(entry);
    return () => this.entries.delete(entry);
  }
}
