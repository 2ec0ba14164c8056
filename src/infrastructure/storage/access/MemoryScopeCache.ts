import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { ScopesState } from '@/domain/access/ScopesState';

/** Rights are never kept over a reload. */
export class MemoryScopeCache extends ObservableValue<ScopesState> implements ScopeCache {
  constructor() {
    super({ status: 'unknown' });
  }
}
