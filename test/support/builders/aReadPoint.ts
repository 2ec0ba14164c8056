import type { ReadPoint } from '@/domain/chat/ReadPoint';
import type { TimeId } from '@/domain/chat/TimeId';

/** Read up to a message that arrived when it was written. */
export const aReadPoint = (timeId: TimeId): ReadPoint => ({ timeId, upTo: timeId, seq: timeId });
