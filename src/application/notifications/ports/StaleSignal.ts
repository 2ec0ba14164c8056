import type { StaleKind } from '@/domain/notifications/staleData';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Tells the screens of this window that what they show is no longer true. Past signals are not repeated. */
export interface StaleSignal {
  announce(kind: StaleKind): void;
  subscribe(kind: StaleKind, onStale: () => void): Unsubscribe;
}
