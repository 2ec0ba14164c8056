import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ListTypedTexts, TypedText } from '@/application/drafts/ListTypedTexts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Scope } from '@/domain/kernel/Scope';

/** Text typed on pages that the user may no longer see. */
export class TypedTextsStore {
  texts: readonly TypedText[] = [];
  /** It is not known whether there is something. */
  isUnknown = false;

  constructor(
    private readonly scope: Scope,
    private readonly listTypedTexts: () => Promise<Pick<ListTypedTexts, 'execute'>>,
  ) {
    makeObservable(this, { texts: observableRef, isUnknown: observableRef });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    const texts = await this.listTypedTexts()
      .then(list => list.execute(this.scope))
      .catch(() => undefined);
    runInAction(() => ([this.texts, this.isUnknown] = [texts ?? [], texts === undefined]));
  }
}
