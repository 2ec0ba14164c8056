import type { StaleSignal } from '@/application/notifications/ports/StaleSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { StaleKind } from '@/domain/notifications/staleData';

interface Entry {
  readonly kind: StaleKind;
  readonly onStale: () => void;
}

/** Notifies within this window, in the order of subscription. */
export class LocalStaleSignal implements StaleSignal {
  private readonly entries = new Set<Entry>();

  announce(kind: StaleKind): void {
    for (const entry of [...this.entries]) if (entry.kind === kind) entry.onStale();
  }

  subscribe(kind: StaleKind, onStale: () => void): Unsubscribe {
    const entry = { kind, onStale };
    this.entries.add(entry);
    return () => this.entries.delete(entry);
  }
}
