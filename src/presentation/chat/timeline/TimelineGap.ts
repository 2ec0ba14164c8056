import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Messages that are missing between others: they were sent after `after` and are being fetched. */
export interface TimelineGap {
  readonly after: TimeId;
  /** Fetching failed and is tried again after a pause. */
  readonly failing: boolean;
}
