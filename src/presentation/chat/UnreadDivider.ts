import type { TimeId } from '@/domain/chat/TimeId';
import type { TimelineRows } from './TimelineRows';

/** The place where the unread messages began when the chat was opened. Once found it stays, whatever is read or comes later. */
export class UnreadDivider {
  /** The first message that was unread. */
  place: TimeId | undefined = undefined;
  private settled = false;

  /** True when the place is found by this very call. `reachedStart`: nothing older can be loaded. */
  settle(rows: TimelineRows, ownReadUpTo: TimeId, reachedStart: boolean): boolean {
    if (this.settled || rows.size === 0) return false;
    const from = rows.indexFrom(ownReadUpTo + 1n);
    // Everything loaded is unread: the place may be among what is not loaded yet.
    if (from === 0 && !reachedStart) return false;
    this.settled = true;
    for (let index = from; index < rows.size; index += 1) {
      const message = rows.at(index);
      if (message === undefined || message.meta.owner === 'You' || message.deleted) continue;
      this.place = message.timeId;
      return true;
    }
    return false;
  }
}
