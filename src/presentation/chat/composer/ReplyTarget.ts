import type { TimeId } from '@/domain/chat/messages/TimeId';

/** The message that is being answered. */
export interface ReplyTarget {
  readonly timeId: TimeId;
  readonly author: string;
  readonly text: string;
}
