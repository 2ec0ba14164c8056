import { ObservableValue } from '../kernel/ObservableValue';
import type { ScopesState } from '@/domain/access/ScopesState';

/**
 * The rights of the signed-in person, as far as they are known; shared by all screens of the window, and never kept over
 * a reload.
 */
export class ScopeCache extends ObservableValue<ScopesState> {
  constructor(scopes: ScopesState = { status: 'unknown' }) {
    super(scopes);
  }
}
