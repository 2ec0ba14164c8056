import { unreadDivider } from '@/domain/chat/unreadDivider.rule';
import type { TimeId } from '@/domain/chat/TimeId';
import type { TimelineRows } from './TimelineRows';

/** The place where the unread messages began when the chat was opened. Once found it stays, whatever is read or comes later. */
export class UnreadDivider {
  /** The first message that was unread. */
  place: TimeId | undefined = undefined;
  /** How many messages of others were unread, as far as they are loaded. */
  count = 0;
  /** The newest message when the place was first looked for: what came later was not unread then. */
  newest: TimeId | undefined = undefined;
  private settled = false;
  private lookedTo: TimeId | undefined = undefined;

  /** The place may be among messages that are not loaded. */
  get isBeyond(): boolean {
    return !this.settled && this.newest !== undefined;
  }

  /** True when something is known now that was not. `reachedStart`: nothing older can be loaded. */
  settle(rows: TimelineRows, ownReadUpTo: TimeId, reachedStart: boolean): boolean {
    const oldest = rows.at(0)?.timeId;
    // Only older messages can tell more.
    if (this.settled || oldest === undefined || (oldest === this.lookedTo && !reachedStart)) return false;
    this.lookedTo = oldest;
    this.newest ??= rows.newest?.timeId;
    const from = rows.indexFrom(ownReadUpTo + 1n);
    const after = rows.from(from).map(({ timeId, meta, deleted }) => ({ timeId, deleted, own: meta.owner === 'You' }));
    // Everything loaded is unread: the place may be among what is not loaded yet. Whether it is drawn is another question.
    const place = unreadDivider({ after, reachesMark: from > 0 || reachedStart });
    this.count = after.filter(({ timeId, own, deleted }) => !own && !deleted && timeId <= (this.newest ?? 0n)).length;
    if (place === 'wait') return true;
    this.settled = true;
    this.place = place ?? undefined;
    return true;
  }
}
