import { action, computed, makeObservable, observableRef } from 'mobx';
import type { LoadScopes } from '@/application/access/LoadScopes';
import type { WatchScopes } from '@/application/access/WatchScopes';
import type { Stop } from '@/application/shared/Stop';
import type { MenuSection } from '@/domain/access/MenuSection';
import { menuSections } from '@/domain/access/menuSections';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import type { ScopesState } from '@/domain/access/ScopesState';

/** What the signed-in person may see: the menu and the way into each page. */
export class AccessStore {
  scopes: ScopesState = { status: 'unknown' };

  constructor(
    private readonly watchScopes: WatchScopes,
    private readonly loadScopes: LoadScopes,
  ) {
    makeObservable(this, { scopes: observableRef, sections: computed, retry: action });
  }

  start(): Stop {
    return this.watchScopes.execute(
      action(scopes => {
        this.scopes = scopes;
      }),
    );
  }

  /** Undefined while nobody knows. */
  get sections(): readonly MenuSection[] | undefined {
    return this.scopes.status === 'known' ? menuSections(this.scopes.scopes) : undefined;
  }

  verdict(needed: string | null): ReturnType<typeof scopeGuard> {
    return scopeGuard({ needed, scopes: this.scopes });
  }

  retry(): void {
    this.scopes = { status: 'unknown' };
    void this.loadScopes.execute();
  }
}
