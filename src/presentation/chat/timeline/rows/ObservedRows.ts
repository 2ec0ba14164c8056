import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { RowSignals } from './RowSignals';
import { TimelineRows } from './TimelineRows';

/** The messages of one chat with their observable signals: one for each row, and one for the set of rows. */
export class ObservedRows {
  readonly rows = new TimelineRows();
  readonly signals = new RowSignals();

  /** Number of rows; observable: it changes when rows come, go or move. */
  get size(): number {
    this.signals.watchStructure();
    return this.rows.size;
  }

  /** The message as it is now, observable; undefined while it is not loaded. */
  messageOf(timeId: TimeId): ChatMessage | undefined {
    this.signals.watchRow(timeId);
    return this.rows.get(timeId);
  }

  /**
   * The loaded messages whose text contains the words, oldest first; observable: it changes when messages are added or
   * removed.
   */
  matching(words: string): readonly TimeId[] {
    this.signals.watchStructure();
    return this.rows.matching(words);
  }

  replace(messages: readonly ChatMessage[]): void {
    this.rows.replace(messages);
    this.signals.structureChanged();
    this.signals.rowsChanged(() => true);
  }

  /** Returns the messages that are newer than all others, or are being sent. */
  change(changed: readonly ChatMessage[], removed: readonly TimeId[]): readonly ChatMessage[] {
    const oldest = this.rows.at(0)?.timeId;
    const { lastSeq } = this.rows;
    const isPage = changed.length > 1 && this.rows.prepend(changed);
    // The row that was the first, and originals whose answers are shown already.
    if (isPage) this.signals.rowsChanged(timeId => oldest !== undefined && timeId <= oldest);
    const added = isPage ? [] : changed.filter(message => this.put(message));
    const taken = removed.filter(timeId => this.remove(timeId));
    if (isPage || added.length + taken.length > 0) this.signals.structureChanged();
    return added.filter(({ seq = Infinity }) => seq > lastSeq);
  }

  /** Returns true for a new message. */
  private put(message: ChatMessage): boolean {
    const isNew = this.rows.put(message);
    this.signals.rowChanged(message.timeId);
    if (isNew) this.signals.rowChanged(this.rows.after(message.timeId)?.timeId);
    return isNew;
  }

  private remove(timeId: TimeId): boolean {
    if (!this.rows.remove(timeId)) return false;
    this.signals.rowChanged(timeId);
    this.signals.rowChanged(this.rows.at(this.rows.indexFrom(timeId))?.timeId);
    return true;
  }
}
