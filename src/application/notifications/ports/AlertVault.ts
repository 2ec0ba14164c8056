import type { NotifiedMessage } from '@/domain/notifications/messageSound.rule';

/**
 * The alerts that have sounded already, shared by all windows of this browser and kept over a reload; removed at
 * sign-out. Ids and counts only.
 */
export interface AlertVault {
  soundedIds(uid: string): readonly string[];
  saveSoundedIds(uid: string, ids: readonly string[]): void;
  /** Null before the first list of chats was dealt with. */
  notified(uid: string): readonly NotifiedMessage[] | null;
  saveNotified(uid: string, notified: readonly NotifiedMessage[]): void;
}
