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

/** The signed-in user's access, which decides what the menu shows and which pages open. */
export class AccessStore {
  scopes: ScopesState = { status: 'unknown' };
  /** True while the answer to a recheck is pending. */
  checking = false;
  checkFailed = false;

  constructor(
    private readonly watchScopes: WatchScopes,
    private readonly loadScopes: LoadScopes,
    /** Called when the signed-in user's scopes change. */
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
        // If the scopes were unknown before, a different user may have signed in.
        if (before.status !== 'known' || scopes.status !== 'known') return;
        const difference = scopeDifference({
          before: withoutExpiry(before.scopes.filter(isScope)),
          after: withoutExpiry(scopes.scopes.filter(isScope)),
        });
        if (difference.gained.length > 0 || difference.lost.length > 0) this.onChanged(difference);
      }),
    );
  }

  /**
   * The links of the menu; undefined until the scopes are known. If they could not be loaded, only the links that
   * everyone has.
   */
  get sections(): readonly MenuSection[] | undefined {
    if (this.scopes.status === 'unknown') return undefined;
    return menuSections(this.scopes.status === 'known' ? this.scopes.scopes : []);
  }

  verdict(needed: Scope | null): ReturnType<typeof scopeGuard> {
    return scopeGuard({ needed, scopes: this.scopes });
  }

  /** Loads the scopes again. What is on screen stays until the answer arrives. */
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
