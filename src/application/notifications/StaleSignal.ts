import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { StaleKind } from '@/domain/notifications/staleData';

interface Entry {
  readonly kind: StaleKind;
  readonly onStale: () => void;
}

/**
 * Notifies the screens of this window that their data is outdated, in the order of subscription. Past signals are not
 * repeated.
 */
export class StaleSignal {
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
