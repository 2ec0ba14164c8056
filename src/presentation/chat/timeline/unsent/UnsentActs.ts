import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, makeObservable, observableRef } from 'mobx';
import type { UndoableDiscards } from '@/application/chat/messages/UndoableDiscards';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

export interface UnsentActsUseCases {
  readonly commands: Pick<ChatCommands, 'edit' | 'retry' | 'send'>;
  readonly undoableDiscards: UndoableDiscards;
}

/** An author's acts on unsent messages of one chat. */
export class UnsentActs {
  /** Messages that were deleted while they waited; each can be restored. */
  deleted: readonly OutboxEntry[] = [];
  private discarded: ReadonlySet<string> = new Set();

  constructor(
    private readonly channelId: string,
    private readonly useCases: UnsentActsUseCases,
    /** The backend has this message: it was on its way when it was discarded. */
    private readonly isSent: (timeId: TimeId) => boolean,
  ) {
    makeObservable<this, 'discarded'>(this, { deleted: observableRef, discarded: observableRef });
  }

  start(): Unsubscribe {
    const { undoableDiscards } = this.useCases;
    const stops = [
      undoableDiscards.watch(action(entryIds => (this.discarded = entryIds))),
      undoableDiscards.watchDeleted(
        action(entries => (this.deleted = entries.filter(({ channelId }) => channelId === this.channelId))),
      ),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** Discarded a moment ago and can be restored. */
  isDiscarded(entryId: string | undefined): boolean {
    return entryId !== undefined && this.discarded.has(entryId);
  }

  /** Retries only this message; the others wait for their own decision. */
  retry({ outboxId }: ChatMessage): void {
    this.useCases.undoableDiscards.finish();
    if (outboxId !== undefined) this.useCases.commands.retry(this.channelId, outboxId);
  }

  /** `entry`: the outbox entry of the message. */
  discard({ outboxId, hasFailedToSend }: ChatMessage, entry: OutboxEntry | undefined): void {
    const { undoableDiscards } = this.useCases;
    if (!hasFailedToSend && entry !== undefined) undoableDiscards.discardWaiting(entry);
    else if (outboxId !== undefined) undoableDiscards.discard(outboxId);
  }

  undo(entryId: string | undefined): void {
    if (entryId !== undefined) this.useCases.undoableDiscards.undo(entryId);
  }

  /** Sends a deleted entry again. A message that was sent after all is not sent twice. */
  restore(entryId: string): void {
    const entry = this.useCases.undoableDiscards.removeDeleted(entryId);
    if (entry === undefined) return;
    const { channelId, timeId, text, replyTo } = entry;
    if (entry.kind === 'edit') this.useCases.commands.edit({ channelId, timeId, draft: text });
    if (entry.kind !== 'message' || this.isSent(timeId)) return;
    this.useCases.commands.send({
      typedFor: channelId,
      onScreen: channelId,
      draft: text,
      ...(replyTo !== undefined && { replyTo }),
    });
  }
}
