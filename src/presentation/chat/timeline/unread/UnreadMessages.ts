import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { TimelineRows } from '../rows/TimelineRows';
import type { TimelineSeek } from '../scroll/TimelineSeek';
import { UnreadDividerPlace } from './UnreadDividerPlace';

/** The messages that were unread when the chat was opened. */
export interface FoundUnread {
  /** Messages of others, at least one. */
  readonly count: number;
  /** The first of them; undefined while it is not loaded, and then there are more than are counted. */
  readonly place: TimeId | undefined;
}

/** The search target until the start of the unread messages is known. */
const FIRST_UNREAD: TimeId = 1n;

/** The messages that were unread when the chat was opened, and the jump to them until their beginning was in view. */
export class UnreadMessages {
  /** Undefined while it is not known, and if nothing was unread. */
  found: FoundUnread | undefined = undefined;
  private isAbove = false;
  private isDone = false;
  private divider = new UnreadDividerPlace();
  private mark: ReadPoint | undefined = undefined;
  private isMarkKnown = false;

  constructor(
    private readonly rows: TimelineRows,
    private readonly seek: TimelineSeek,
    /** The look of a row depends on being the first. */
    private readonly onMarked: (timeId: TimeId | undefined) => void,
  ) {
    makeObservable<this, 'isAbove' | 'isDone'>(this, {
      found: observableRef,
      isAbove: observable,
      isDone: observable,
      isSought: computed,
      shown: computed,
      reopen: action,
      applyReadPoint: action,
      settle: action,
      setAbove: action,
      jump: action,
    });
  }

  /** The first message that was unread. */
  get place(): TimeId | undefined {
    return this.divider.place;
  }

  /** The beginning of the unread messages has not been seen yet. */
  get isSought(): boolean {
    return this.found !== undefined && !this.isDone;
  }

  /** The offer shown above the messages, if any. */
  get shown(): FoundUnread | undefined {
    return this.isSought && (this.isAbove || this.found?.place === undefined) ? this.found : undefined;
  }

  /** The chat is opened again on a page that stayed in memory: what was unread is determined again. */
  reopen(): void {
    const before = this.place;
    this.divider = new UnreadDividerPlace();
    [this.found, this.isAbove, this.isDone, this.mark, this.isMarkKnown] = [undefined, false, false, undefined, false];
    if (before !== undefined) this.onMarked(before);
  }

  /**
   * The reader's read point; the first one counts. If there is none, the reader has never read anything; that is
   * certain only if the chat is `listed`, because the list includes the point.
   */
  applyReadPoint(own: ReadPoint | undefined, listed: boolean): void {
    this.mark ??= own;
    this.isMarkKnown ||= listed;
    if (own !== undefined && this.divider.isReadBy(own)) this.isDone = true;
  }

  settle(reachedStart: boolean): void {
    const { divider, mark, seek } = this;
    if (!this.isMarkKnown || !divider.settle(this.rows, mark, reachedStart)) return;
    const { count, place } = divider;
    this.found = count > 0 && (place !== undefined || divider.isBeyond) ? { count, place } : undefined;
    if (place === undefined) return;
    this.onMarked(place);
    if (seek.seeking === FIRST_UNREAD) seek.seek(place);
  }

  /** Called with the place of the first one relative to the view. */
  setAbove(isAbove: boolean): void {
    this.isAbove = isAbove;
    this.isDone ||= !isAbove;
  }

  /** Goes to the first of them and focuses it; loads back to it where needed. */
  jump(): void {
    if (this.divider.place === undefined) this.seek.seek(FIRST_UNREAD);
    else this.seek.goTo(this.divider.place, true);
  }
}
