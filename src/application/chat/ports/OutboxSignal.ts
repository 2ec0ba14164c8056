import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry, RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Announcements of one window to the user's others about the shared outbox. */
export type OutboxUpdate =
  /** `isOnDisk`: the vault has it, so if it is missing later, it was confirmed or discarded. */
  | { readonly type: 'kept'; readonly entry: OutboxEntry; readonly isOnDisk?: boolean }
  | { readonly type: 'posted'; readonly entry: OutboxEntry; readonly event: ChatEvent }
  | { readonly type: 'refused'; readonly entryId: string; readonly refusal: RefusalKind }
  | { readonly type: 'retry'; readonly channelId: string; readonly entryId?: string }
  | { readonly type: 'discarded'; readonly entryId: string };

/**
 * Reaches the same user's other windows on this device, never the sender. Announcements may be lost while a window
 * sleeps.
 */
export interface OutboxSignal {
  announce(update: OutboxUpdate): void;
  listen(uid: string, onUpdate: (update: OutboxUpdate) => void): Unsubscribe;
}
