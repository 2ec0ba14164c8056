import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { isReadByMark } from '@/domain/chat/messages/isReadByMark.rule';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { unreadDivider } from '@/domain/chat/messages/unreadDivider.rule';
import type { TimelineRows } from '../rows/TimelineRows';

type Arrived = ChatMessage & { readonly seq: TimeId };

/**
 * The place where the unread messages began when the chat was opened. Once found, it stays, even when messages are
 * read or arrive later.
 */
export class UnreadDividerPlace {
  /** The first message that was unread. */
  place: TimeId | undefined = undefined;
  /** Number of loaded messages of others that were unread. */
  count = 0;
  /** The newest message when the place was first searched for. Later messages were not unread then. */
  private last: Pick<Arrived, 'timeId' | 'seq'> | undefined = undefined;
  private settled = false;
  private lookedTo: TimeId | undefined = undefined;

  /** The place may be among messages that are not loaded. */
  get isBeyond(): boolean {
    return !this.settled && this.last !== undefined;
  }

  /** Everything that was unread has been read since. */
  isReadBy(mark: ReadPoint): boolean {
    return this.last !== undefined && isReadByMark({ message: this.last, mark });
  }

  /** Returns true if this call found out more. `reachedStart`: there are no older messages to load. */
  settle(rows: TimelineRows, mark: ReadPoint | undefined, reachedStart: boolean): boolean {
    const oldest = rows.at(0)?.timeId;
    // Another search can only find more if older messages were loaded since.
    if (this.settled || oldest === undefined || (oldest === this.lookedTo && !reachedStart)) return false;
    this.lookedTo = oldest;
    const arrived = rows.from(0).filter(hasArrived);
    this.last ??= arrived.reduce<Arrived | undefined>(
      (last, row) => (last === undefined || row.seq > last.seq ? row : last),
      undefined,
    );
    const unread = arrived.filter(
      ({ timeId, seq }) => !isReadByMark({ message: { timeId, seq }, ...(mark !== undefined && { mark }) }),
    );
    const after = unread.map(({ timeId, seq, meta, deleted }) => ({ timeId, seq, deleted, own: meta.owner === 'You' }));
    // While everything loaded is unread, the place may be among messages not loaded yet. Whether the divider is
    // rendered is decided elsewhere.
    const place = unreadDivider({ after, reachesMark: unread.length < arrived.length || reachedStart });
    const lastSeq = this.last?.seq ?? 0n;
    this.count = after.filter(({ seq, own, deleted }) => !own && !deleted && seq <= lastSeq).length;
    if (place === 'wait') return true;
    this.settled = true;
    this.place = place ?? undefined;
    return true;
  }
}

const hasArrived = (message: ChatMessage): message is Arrived => message.seq !== undefined;
