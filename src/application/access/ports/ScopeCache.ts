import type { ScopesState } from '@/domain/access/ScopesState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** The rights of the signed-in person, as far as they are known; shared by all screens of the window. */
export interface ScopeCache {
  read(): ScopesState;
  write(scopes: ScopesState): void;
  /** Notifies of every change, not of the present state. */
  subscribe(onChange: (scopes: ScopesState) => void): Unsubscribe;
}
