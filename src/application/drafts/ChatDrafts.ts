import type { HostUpdate } from '../chat/protocol/HostUpdate';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';

export type ChatDraftsUpdate =
  | HostUpdate
  | { readonly type: 'startUp' }
  /** All data of the previous user must be cleared. */
  | { readonly type: 'cleared' };

export interface ChatDrafts {
  /** The signed-in user. */
  readonly uid: string | undefined;
  /** The stored drafts have been read; before that they are not shown. */
  readonly areDraftsRead: boolean;
  /** Keys of all drafts, sent or not. */
  readonly draftKeys: readonly AnyChatDraftKey[];
  /** Empty if there is none. */
  draftOf(key: AnyChatDraftKey): string;
  setDraft(key: AnyChatDraftKey, text: string): void;
  /** Notifies of the key of a draft at every keystroke. */
  watchDrafts(listener: (key: AnyChatDraftKey) => void): Unsubscribe;
  /** Name of a chat's patient, listed or not; empty if unknown. */
  nameOf(channelId: string): string;
  /** Calls the listener with the current state, then with every update. */
  subscribe(listener: (update: ChatDraftsUpdate) => void): Unsubscribe;
}
