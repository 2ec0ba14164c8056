import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { ScopesState } from '@/domain/access/ScopesState';

export class FakeScopeCache extends ObservableValue<ScopesState> implements ScopeCache {
  constructor(scopes: ScopesState = { status: 'unknown' }) {
    super(scopes);
  }
}
