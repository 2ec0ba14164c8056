import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ListInaccessibleDrafts, InaccessibleDraft } from '@/application/drafts/ListInaccessibleDrafts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Scope } from '@/domain/kernel/Scope';

/** Text typed on pages that the user may no longer see. */
export class InaccessibleDraftsStore {
  texts: readonly InaccessibleDraft[] = [];
  /** True if the drafts could not be read. */
  isUnknown = false;

  constructor(
    private readonly scope: Scope,
    private readonly listInaccessibleDrafts: () => Promise<Pick<ListInaccessibleDrafts, 'execute'>>,
  ) {
    makeObservable(this, { texts: observableRef, isUnknown: observableRef });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    const texts = await this.listInaccessibleDrafts()
      .then(list => list.execute(this.scope))
      .catch(() => undefined);
    runInAction(() => ([this.texts, this.isUnknown] = [texts ?? [], texts === undefined]));
  }
}
