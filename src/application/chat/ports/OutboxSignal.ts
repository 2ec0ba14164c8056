import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry, RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** What one window of a person announces to the others about the shared outbox. */
export type OutboxUpdate =
  /** `isOnDisk`: the vault has it, so one that is missing there later was confirmed or discarded. */
  | { readonly type: 'kept'; readonly entry: OutboxEntry; readonly isOnDisk?: boolean }
  | { readonly type: 'posted'; readonly entry: OutboxEntry; readonly event: ChatEvent }
  | { readonly type: 'refused'; readonly entryId: string; readonly refusal: RefusalKind }
  | { readonly type: 'retry'; readonly channelId: string; readonly entryId?: string }
  | { readonly type: 'discarded'; readonly entryId: string };

/**
 * Reaches the other windows of the same person on this device, never the sender. Announcements may be lost while a
 * window sleeps.
 */
export interface OutboxSignal {
  announce(update: OutboxUpdate): void;
  listen(uid: string, onUpdate: (update: OutboxUpdate) => void): Unsubscribe;
}
