import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LoadScopes } from '@/application/access/LoadScopes';
import type { WatchScopes } from '@/application/access/WatchScopes';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { MenuSection } from '@/domain/access/menuSections';
import { menuSections } from '@/domain/access/menuSections';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import type { Scope } from '@/domain/kernel/Scope';
import { scopeDifference, type ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { withoutExpiry } from '@/domain/users/ScopeExpiry';
import { isScope } from '@/domain/users/UserGroup';
import type { ScopesState } from '@/domain/access/ScopesState';

/** What the signed-in person may see: the menu and the way into each page. */
export class AccessStore {
  scopes: ScopesState = { status: 'unknown' };
  /** A recheck was requested, and its answer is pending. */
  checking = false;
  checkFailed = false;

  constructor(
    private readonly watchScopes: WatchScopes,
    private readonly loadScopes: LoadScopes,
    /** Runs when the person who is signed in may do more or less than before. */
    private readonly onChanged: (difference: ScopeDifference) => void = () => undefined,
  ) {
    makeObservable(this, {
      scopes: observableRef,
      checking: observable,
      checkFailed: observable,
      sections: computed,
      retry: action,
      check: action,
    });
  }

  start(): Unsubscribe {
    return this.watchScopes.execute(
      action(scopes => {
        const before = this.scopes;
        this.scopes = scopes;
        // Whose rights were unknown a moment ago may be another person.
        if (before.status !== 'known' || scopes.status !== 'known') return;
        const difference = scopeDifference({
          before: withoutExpiry(before.scopes.filter(isScope)),
          after: withoutExpiry(scopes.scopes.filter(isScope)),
        });
        if (difference.gained.length > 0 || difference.lost.length > 0) this.onChanged(difference);
      }),
    );
  }

  /** Undefined while the rights are not known; the links for everybody when they could not be loaded. */
  get sections(): readonly MenuSection[] | undefined {
    if (this.scopes.status === 'unknown') return undefined;
    return menuSections(this.scopes.status === 'known' ? this.scopes.scopes : []);
  }

  verdict(needed: Scope | null): ReturnType<typeof scopeGuard> {
    return scopeGuard({ needed, scopes: this.scopes });
  }

  /** Looks again without taking anything away meanwhile. */
  async check(): Promise<void> {
    this.checking = true;
    const known = await this.loadScopes.execute();
    runInAction(() => {
      this.checking = false;
      this.checkFailed = known === false;
    });
  }

  retry(): void {
    this.scopes = { status: 'unknown' };
    void this.loadScopes.execute();
  }
}
