import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { UndoableDiscards } from '@/application/chat/messages/UndoableDiscards';
import type { OrphanedDraftEntry, OrphanedDrafts } from '@/application/drafts/OrphanedDrafts';
import type { OrphanedMessage, WatchOrphanedMessages } from '@/application/chat/messages/WatchOrphanedMessages';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { UnreadableList } from './UnreadableList';

export interface OrphanedUseCases {
  readonly watchOrphanedMessages: WatchOrphanedMessages;
  readonly orphanedDrafts: OrphanedDrafts;
  readonly undoableDiscards: UndoableDiscards;
}

/** Drafts and unsent messages whose conversation is no longer listed. */
export class OrphanedStore {
  list: readonly OrphanedMessage[] = [];
  drafts: readonly OrphanedDraftEntry[] = [];
  /** Discarded messages that can still be restored. */
  discarded: ReadonlySet<string> = new Set();
  /** The draft that is about to be discarded. */
  private askedId: string | undefined = undefined;

  constructor(
    private readonly useCases: OrphanedUseCases,
    readonly unreadable: UnreadableList,
  ) {
    makeObservable<this, 'askedId' | 'handleDiscarded' | 'handleMessages' | 'applyDrafts'>(this, {
      list: observableRef,
      drafts: observableRef,
      askedId: observable,
      asked: computed,
      discarded: observableRef,
      handleDiscarded: action,
      handleMessages: action,
      applyDrafts: action,
      askToDiscard: action,
      cancelDiscard: action,
      discardAsked: action,
    });
  }

  start(): Unsubscribe {
    const stops = [
      this.useCases.watchOrphanedMessages.execute(messages => this.handleMessages(messages)),
      this.useCases.orphanedDrafts.watch(drafts => this.applyDrafts(drafts)),
      this.useCases.undoableDiscards.watch(entryIds => this.handleDiscarded(entryIds)),
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

  /** The draft of the open question; undefined: none, or it has disappeared in the meantime. */
  get asked(): OrphanedDraftEntry | undefined {
    return this.drafts.find(({ id }) => id === this.askedId);
  }

  askToDiscard(id: string): void {
    this.askedId = id;
  }

  cancelDiscard(): void {
    this.askedId = undefined;
  }

  discardAsked(): void {
    const { asked } = this;
    this.askedId = undefined;
    if (asked !== undefined) this.useCases.orphanedDrafts.discard(asked.key);
  }

  private handleDiscarded(entryIds: ReadonlySet<string>): void {
    this.discarded = entryIds;
  }

  private handleMessages(messages: readonly OrphanedMessage[]): void {
    this.list = messages;
  }

  private applyDrafts(drafts: readonly OrphanedDraftEntry[]): void {
    this.drafts = drafts;
  }
}
