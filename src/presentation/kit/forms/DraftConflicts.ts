import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FormDraftKey } from '@/domain/drafts/DraftKey';

/** Unsaved text from other windows for the same form; this window shows it only on request. */
export class DraftConflicts {
  /** The conflicting drafts, as they are stored. */
  texts: readonly string[] = [];

  constructor(
    private readonly drafts: Pick<FormDrafts, 'watchConflicts' | 'replaceOwn' | 'discardConflict'>,
    private readonly key: FormDraftKey,
    /** Called with the draft that is to replace the content of the screen. That content is already stored. */
    private readonly onTaken: (kept: string) => void,
  ) {
    makeObservable<this, 'show'>(this, { texts: observableRef, show: action });
  }

  start(): Unsubscribe {
    return this.drafts.watchConflicts(this.key, texts => this.show(texts));
  }

  async replaceOwn(kept: string): Promise<void> {
    const isTaken = await this.drafts.replaceOwn(this.key, kept);
    if (isTaken) runInAction(() => this.onTaken(kept));
  }

  async discard(kept: string): Promise<void> {
    await this.drafts.discardConflict(this.key, kept);
  }

  private show(texts: readonly string[]): void {
    this.texts = texts;
  }
}
