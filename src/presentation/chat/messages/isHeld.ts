import { isHold, type OutboxEntry } from '@/domain/chat/messages/OutboxEntry';

/** True if the entry waits for its author's decision without having been refused. */
export const isHeld = (entry: OutboxEntry | undefined): boolean => isHold(entry?.refusal);
