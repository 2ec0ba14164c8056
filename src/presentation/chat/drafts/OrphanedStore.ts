import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { DiscardOrphanedDraft } from '@/application/chat/drafts/DiscardOrphanedDraft';
import type { UndoableDiscards } from '@/application/chat/drafts/UndoableDiscards';
import type { OrphanedDraft, WatchOrphanedDrafts } from '@/application/chat/drafts/WatchOrphanedDrafts';
import type { OrphanedMessage, WatchOrphanedMessages } from '@/application/chat/drafts/WatchOrphanedMessages';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { UnreadableList } from './UnreadableList';

export interface OrphanedUseCases {
  readonly watchOrphanedMessages: WatchOrphanedMessages;
  readonly watchOrphanedDrafts: WatchOrphanedDrafts;
  readonly undoableDiscards: UndoableDiscards;
  readonly discardOrphanedDraft: DiscardOrphanedDraft;
}

/** What has not reached its patient and has no conversation on the screen in which it would stand. */
export class OrphanedStore {
  list: readonly OrphanedMessage[] = [];
  drafts: readonly OrphanedDraft[] = [];
  /** Messages that can still be taken back. */
  discarded: ReadonlySet<string> = new Set();
  /** Place of the draft that is about to be given up. */
  private askedPlace: string | undefined = undefined;

  constructor(
    private readonly useCases: OrphanedUseCases,
    readonly unreadable: UnreadableList,
  ) {
    makeObservable<this, 'askedPlace' | 'takeDiscarded' | 'takeMessages' | 'applyDrafts'>(this, {
      list: observableRef,
      drafts: observableRef,
      askedPlace: observable,
      asked: computed,
      discarded: observableRef,
      takeDiscarded: action,
      takeMessages: action,
      applyDrafts: action,
      askToDiscard: action,
      keep: action,
      discardAsked: action,
    });
  }

  start(): Unsubscribe {
    const stops = [
      this.useCases.watchOrphanedMessages.execute(messages => this.takeMessages(messages)),
      this.useCases.watchOrphanedDrafts.execute(drafts => this.applyDrafts(drafts)),
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
  get asked(): OrphanedDraft | undefined {
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
    if (asked !== undefined) this.useCases.discardOrphanedDraft.execute(asked.place);
  }

  private takeDiscarded(entryIds: ReadonlySet<string>): void {
    this.discarded = entryIds;
  }

  private takeMessages(messages: readonly OrphanedMessage[]): void {
    this.list = messages;
  }

  private applyDrafts(drafts: readonly OrphanedDraft[]): void {
    this.drafts = drafts;
  }
}
