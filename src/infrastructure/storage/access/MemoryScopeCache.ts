import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import { Observed } from '@/application/kernel/Observed';
import type { ScopesState } from '@/domain/access/ScopesState';

/** Rights are never kept over a reload. */
export class MemoryScopeCache extends Observed<ScopesState> implements ScopeCache {
  constructor() {
    super({ status: 'unknown' });
  }
}
