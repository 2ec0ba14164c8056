import { ObservableValue } from '../kernel/ObservableValue';
import type { ScopesState } from '@/domain/access/ScopesState';

/** The known scopes of the signed-in user; shared by all screens of the window, and never stored over a reload. */
export class ScopeCache extends ObservableValue<ScopesState> {
  constructor(scopes: ScopesState = { status: 'unknown' }) {
    super(scopes);
  }
}
