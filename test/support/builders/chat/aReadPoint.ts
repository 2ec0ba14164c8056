import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Read up to a message that arrived when it was written. */
export const aReadPoint = (timeId: TimeId): ReadPoint => ({ timeId, upTo: timeId, seq: timeId });
