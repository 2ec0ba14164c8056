import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { blockedMessages } from '@/domain/chat/messages/blockedMessages';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** The outbox entries of one chat that wait for the backend. */
export class UnsentEntries {
  private byId: ReadonlyMap<string, OutboxEntry> = new Map();
  private blocked: ReadonlySet<string> = new Set();

  /** The waiting outbox entry of a message or of its change. */
  entryOf({ outboxId }: ChatMessage): OutboxEntry | undefined {
    return outboxId === undefined ? undefined : this.byId.get(outboxId);
  }

  /** True if it waits behind a refused message, not for the network. */
  isBlockedMessage({ outboxId }: ChatMessage): boolean {
    return outboxId !== undefined && this.blocked.has(outboxId);
  }

  /** Applies the current entries; returns the messages that now look different. */
  apply(entries: readonly OutboxEntry[]): ReadonlySet<TimeId> {
    const [before, blockedBefore] = [this.byId, this.blocked];
    this.byId = new Map(entries.map(entry => [entry.id, entry]));
    this.blocked = new Set(blockedMessages(entries).map(({ id }) => id));
    const hasChanged = ([id]: readonly [string, OutboxEntry]): boolean =>
      before.has(id) !== this.byId.has(id) ||
      before.get(id)?.refusal !== this.byId.get(id)?.refusal ||
      blockedBefore.has(id) !== this.blocked.has(id);
    return new Set([...before, ...this.byId].filter(hasChanged).map(([, { timeId }]) => timeId));
  }
}
