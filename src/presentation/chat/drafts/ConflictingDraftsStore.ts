import { action, makeObservable, observableRef } from 'mobx';
import type { DiscardConflictingDraft } from '@/application/chat/drafts/DiscardConflictingDraft';
import type { ConflictingDraft, WatchConflictingDrafts } from '@/application/chat/drafts/WatchConflictingDrafts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface ConflictingDraftListUseCases {
  readonly watchConflictingDrafts: WatchConflictingDrafts;
  readonly discardConflictingDraft: DiscardConflictingDraft;
}

/** What was typed for one patient in other windows and is kept beside the draft of this one. */
export class ConflictingDraftsStore {
  texts: readonly ConflictingDraft[] = [];
  /** The text that is about to be given up. */
  asked: ConflictingDraft | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly useCases: ConflictingDraftListUseCases,
  ) {
    makeObservable<this, 'take'>(this, {
      texts: observableRef,
      asked: observableRef,
      take: action,
      askToDiscard: action,
      keep: action,
      discardAsked: action,
    });
  }

  start(): Unsubscribe {
    return this.useCases.watchConflictingDrafts.execute(this.channelId, texts => this.take(texts));
  }

  /** It was put in here. */
  giveUp(text: ConflictingDraft): void {
    this.useCases.discardConflictingDraft.execute(text);
  }

  askToDiscard(text: ConflictingDraft): void {
    this.asked = text;
  }

  keep(): void {
    this.asked = undefined;
  }

  discardAsked(): void {
    if (this.asked !== undefined) this.giveUp(this.asked);
    this.asked = undefined;
  }

  private take(texts: readonly ConflictingDraft[]): void {
    this.texts = texts;
    if (!texts.some(text => isSame(text, this.asked))) this.asked = undefined;
  }
}

const isSame = (text: ConflictingDraft, other: ConflictingDraft | undefined): boolean =>
  text.place === other?.place && text.kept === other.kept;
