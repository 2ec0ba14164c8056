import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import type { Stop } from '@/application/shared/Stop';
import type { ScopesState } from '@/domain/access/ScopesState';

export class FakeScopeCache implements ScopeCache {
  private readonly listeners = new Set<(scopes: ScopesState) => void>();

  constructor(private scopes: ScopesState = { status: 'unknown' }) {}

  read(): ScopesState {
    return this.scopes;
  }

  write(scopes: ScopesState): void {
    this.scopes = scopes;
    for (const listener of [...this.listeners]) listener(scopes);
  }

  subscribe(onChange: (scopes: ScopesState) => void): Stop {
    const entry = (scopes: ScopesState): void => onChange(scopes);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
