import { action, makeObservable, observableRef } from 'mobx';
import type { ConflictingDraft, ConflictingDrafts } from '@/application/drafts/ConflictingDrafts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Text that was typed for one patient in other windows and is stored as a conflict with this window's draft. */
export class ConflictingDraftsStore {
  texts: readonly ConflictingDraft[] = [];
  /** The text that is about to be discarded. */
  asked: ConflictingDraft | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly conflictingDrafts: Pick<ConflictingDrafts, 'watch' | 'discard'>,
  ) {
    makeObservable<this, 'handleTexts'>(this, {
      texts: observableRef,
      asked: observableRef,
      handleTexts: action,
      askToDiscard: action,
      cancelDiscard: action,
      discardAsked: action,
    });
  }

  start(): Unsubscribe {
    return this.conflictingDrafts.watch(this.channelId, texts => this.handleTexts(texts));
  }

  /** Discards a text after it was inserted here. */
  discard(text: ConflictingDraft): void {
    this.conflictingDrafts.discard(text);
  }

  askToDiscard(text: ConflictingDraft): void {
    this.asked = text;
  }

  cancelDiscard(): void {
    this.asked = undefined;
  }

  discardAsked(): void {
    if (this.asked !== undefined) this.discard(this.asked);
    this.asked = undefined;
  }

  private handleTexts(texts: readonly ConflictingDraft[]): void {
    this.texts = texts;
    if (!texts.some(({ id }) => id === this.asked?.id)) this.asked = undefined;
  }
}
