import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { heldMessages } from '@/domain/chat/messages/heldMessages';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** The outbox entries of one chat that wait for the backend. */
export class UnsentEntries {
  private byId: ReadonlyMap<string, OutboxEntry> = new Map();
  private held: ReadonlySet<string> = new Set();

  /** The waiting outbox entry of a message or of its change. */
  of({ outboxId }: ChatMessage): OutboxEntry | undefined {
    return outboxId === undefined ? undefined : this.byId.get(outboxId);
  }

  /** True if it waits behind a refused message, not for the network. */
  isHeldMessage({ outboxId }: ChatMessage): boolean {
    return outboxId !== undefined && this.held.has(outboxId);
  }

  /** Applies the present entries; returns the messages that now look different. */
  apply(entries: readonly OutboxEntry[]): ReadonlySet<TimeId> {
    const [before, heldBefore] = [this.byId, this.held];
    this.byId = new Map(entries.map(entry => [entry.id, entry]));
    this.held = new Set(heldMessages(entries).map(({ id }) => id));
    const looksOtherwise = ([id]: readonly [string, OutboxEntry]): boolean =>
      before.has(id) !== this.byId.has(id) ||
      before.get(id)?.refusal !== this.byId.get(id)?.refusal ||
      heldBefore.has(id) !== this.held.has(id);
    return new Set([...before, ...this.byId].filter(looksOtherwise).map(([, { timeId }]) => timeId));
  }
}
