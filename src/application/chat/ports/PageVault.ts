import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';

/** The newest messages of a chat at one point in time. */
export interface CachedPage {
  /** Milliseconds since 1970. */
  readonly asOf: number;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
}

/** The chat cache: recent pages of the user's chats, encrypted on this device until they sign out (DESIGN §5 row 9). */
export interface PageVault {
  /** Sets the user and the key of their pages; without a key nothing is saved or read. */
  openPages(uid: string, key: Uint8Array<ArrayBuffer> | undefined): Promise<void>;
  savePage(channelId: string, page: CachedPage): Promise<void>;
  /** Undefined if no page is saved or it cannot be read. */
  pageOf(channelId: string): Promise<CachedPage | undefined>;
  /** Erases all pages of the user and forgets the key. */
  erasePages(): Promise<void>;
}
