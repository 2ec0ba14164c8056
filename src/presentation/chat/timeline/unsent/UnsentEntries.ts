import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { heldMessages } from '@/domain/chat/messages/heldMessages';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** What of one chat waits for the backend. */
export class UnsentEntries {
  private byId: ReadonlyMap<string, OutboxEntry> = new Map();
  private held: ReadonlySet<string> = new Set();

  /** The entry behind a message, or behind its change, that waits. */
  of({ outboxId }: ChatMessage): OutboxEntry | undefined {
    return outboxId === undefined ? undefined : this.byId.get(outboxId);
  }

  /** It waits behind something that was refused, not for the network. */
  isHeldMessage({ outboxId }: ChatMessage): boolean {
    return outboxId !== undefined && this.held.has(outboxId);
  }

  /** Takes the present entries in; gives back the messages that now look otherwise. */
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
