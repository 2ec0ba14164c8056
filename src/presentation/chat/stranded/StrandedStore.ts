import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { DiscardStrandedDraft } from '@/application/chat/DiscardStrandedDraft';
import type { DiscardUnsent } from '@/application/chat/DiscardUnsent';
import type { StrandedDraft, WatchStrandedDrafts } from '@/application/chat/WatchStrandedDrafts';
import type { StrandedMessage, WatchStrandedMessages } from '@/application/chat/WatchStrandedMessages';
import type { Stop } from '@/application/shared/Stop';
import type { UnreadableStore } from './UnreadableStore';

export interface StrandedUseCases {
  readonly watchStrandedMessages: WatchStrandedMessages;
  readonly watchStrandedDrafts: WatchStrandedDrafts;
  readonly discardUnsent: DiscardUnsent;
  readonly discardStrandedDraft: DiscardStrandedDraft;
}

/** What has not reached its patient and has no conversation on the screen in which it would stand. */
export class StrandedStore {
  list: readonly StrandedMessage[] = [];
  drafts: readonly StrandedDraft[] = [];
  /** Place of the draft that is about to be given up. */
  private askedPlace: string | undefined = undefined;

  constructor(
    private readonly useCases: StrandedUseCases,
    readonly unreadable: UnreadableStore,
  ) {
    makeObservable<this, 'askedPlace' | 'takeMessages' | 'takeDrafts'>(this, {
      list: observableRef,
      drafts: observableRef,
      askedPlace: observable,
      asked: computed,
      takeMessages: action,
      takeDrafts: action,
      askToDiscard: action,
      keep: action,
      discardAsked: action,
    });
  }

  start(): Stop {
    const stops = [
      this.useCases.watchStrandedMessages.execute(messages => this.takeMessages(messages)),
      this.useCases.watchStrandedDrafts.execute(drafts => this.takeDrafts(drafts)),
      this.unreadable.start(),
    ];
    return () => stops.forEach(stop => stop());
  }

  discard(entryId: string): void {
    this.useCases.discardUnsent.execute(entryId);
  }

  /** The draft whose author is asked; undefined: none, or it has gone meanwhile. */
  get asked(): StrandedDraft | undefined {
    return this.drafts.find(({ place }) => place === this.askedPlace);
  }

  askToDiscard(place: string): void {
    this.askedPlace = place;
  }

  keep(): void {
    this.askedPlace = undefined;
  }

  discardAsked(): void {
    const { asked } = this;
    this.askedPlace = undefined;
    if (asked !== undefined) this.useCases.discardStrandedDraft.execute(asked.place);
  }

  private takeMessages(messages: readonly StrandedMessage[]): void {
    this.list = messages;
  }

  private takeDrafts(drafts: readonly StrandedDraft[]): void {
    this.drafts = drafts;
  }
}
