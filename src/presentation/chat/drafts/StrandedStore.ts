import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { DiscardStrandedDraft } from '@/application/chat/drafts/DiscardStrandedDraft';
import type { UndoableDiscards } from '@/application/chat/drafts/UndoableDiscards';
import type { StrandedDraft, WatchStrandedDrafts } from '@/application/chat/drafts/WatchStrandedDrafts';
import type { StrandedMessage, WatchStrandedMessages } from '@/application/chat/drafts/WatchStrandedMessages';
import type { Stop } from '@/application/kernel/Stop';
import type { UnreadableList } from './UnreadableList';

export interface StrandedUseCases {
  readonly watchStrandedMessages: WatchStrandedMessages;
  readonly watchStrandedDrafts: WatchStrandedDrafts;
  readonly undoableDiscards: UndoableDiscards;
  readonly discardStrandedDraft: DiscardStrandedDraft;
}

/** What has not reached its patient and has no conversation on the screen in which it would stand. */
export class StrandedStore {
  list: readonly StrandedMessage[] = [];
  drafts: readonly StrandedDraft[] = [];
  /** Messages that can still be taken back. */
  discarded: ReadonlySet<string> = new Set();
  /** Place of the draft that is about to be given up. */
  private askedPlace: string | undefined = undefined;

  constructor(
    private readonly useCases: StrandedUseCases,
    readonly unreadable: UnreadableList,
  ) {
    makeObservable<this, 'askedPlace' | 'takeDiscarded' | 'takeMessages' | 'takeDrafts'>(this, {
      list: observableRef,
      drafts: observableRef,
      askedPlace: observable,
      asked: computed,
      discarded: observableRef,
      takeDiscarded: action,
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
      this.useCases.undoableDiscards.watch(entryIds => this.takeDiscarded(entryIds)),
      this.unreadable.start(),
    ];
    return () => stops.forEach(stop => stop());
  }

  discard(entryId: string): void {
    this.useCases.undoableDiscards.discard(entryId);
  }

  undo(entryId: string): void {
    this.useCases.undoableDiscards.undo(entryId);
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

  private takeDiscarded(entryIds: ReadonlySet<string>): void {
    this.discarded = entryIds;
  }

  private takeMessages(messages: readonly StrandedMessage[]): void {
    this.list = messages;
  }

  private takeDrafts(drafts: readonly StrandedDraft[]): void {
    this.drafts = drafts;
  }
}
