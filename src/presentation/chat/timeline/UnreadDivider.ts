import { unreadDivider } from '@/domain/chat/unreadDivider.rule';
import type { TimeId } from '@/domain/chat/TimeId';
import type { TimelineRows } from './TimelineRows';

/** The place where the unread messages began when the chat was opened. Once found it stays, whatever is read or comes later. */
export class UnreadDivider {
  /** The first message that was unread. */
  place: TimeId | undefined = undefined;
  private settled = false;

  /** True when the place is found by this very call. `reachedStart`: nothing older can be loaded. */
  settle(rows: TimelineRows, ownReadUpTo: TimeId, reachedStart: boolean, on = true): boolean {
    if (this.settled || rows.size === 0 || !on) return false;
    const from = rows.indexFrom(ownReadUpTo + 1n);
    // Everything loaded is unread: the place may be among what is not loaded yet.
    const reachesMark = from > 0 || reachedStart;
    const after = reachesMark ? rows.from(from).map(({ timeId, meta, deleted }) => ({ timeId, deleted, own: meta.owner === 'You' })) : [];
    const place = unreadDivider({ after, reachesMark, on });
    if (place === 'wait') return false;
    this.settled = true;
    this.place = place ?? undefined;
    return place !== null;
  }
}
