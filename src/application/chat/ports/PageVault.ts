import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';

/** The newest messages of a chat as they were at one moment. */
export interface CachedPage {
  /** Milliseconds since 1970. */
  readonly asOf: number;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
}

/**
 * The chat cache: recent pages of the person's chats, encrypted on this device until they sign out (DESIGN §5 row 9).
 */
export interface PageVault {
  /** Sets the person and the key that seals their pages; without a key nothing is saved or read. */
  openPages(uid: string, key: Uint8Array<ArrayBuffer> | undefined): Promise<void>;
  savePage(channelId: string, page: CachedPage): Promise<void>;
  /** Undefined where nothing is saved or it cannot be read. */
  pageOf(channelId: string): Promise<CachedPage | undefined>;
  /** Erases all pages of the person, and forgets the key. */
  erasePages(): Promise<void>;
}
