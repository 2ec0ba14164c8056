import type { StaleKind } from '@/domain/notifications/staleData';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Notifies the screens of this window that their data is outdated. Past signals are not repeated. */
export interface StaleSignal {
  announce(kind: StaleKind): void;
  subscribe(kind: StaleKind, onStale: () => void): Unsubscribe;
}
