import type { HostUpdate } from '../chat/protocol/HostUpdate';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';

export type ChatDraftsUpdate =
  | HostUpdate
  | { readonly type: 'startUp' }
  /** Everything that belonged to the person before is to be forgotten. */
  | { readonly type: 'cleared' };

/** What a window knows of its chats and of what is typed in them. */
export interface ChatDrafts {
  /** Who is signed in. */
  readonly uid: string | undefined;
  /** Whether what was kept before has been read: until then nobody sees it. */
  readonly areDraftsRead: boolean;
  /** Every place where something was typed, sent since or not. */
  readonly draftKeys: readonly AnyChatDraftKey[];
  /** Empty when there is nothing. */
  draftOf(key: AnyChatDraftKey): string;
  setDraft(key: AnyChatDraftKey, text: string): void;
  /** Notifies of the key of a draft at every keystroke. */
  watchDrafts(listener: (key: AnyChatDraftKey) => void): Unsubscribe;
  /** How the patient of a chat is called, listed or not; empty when that is not known. */
  nameOf(channelId: string): string;
  /** Gives the listener what is known so far, then every update. */
  subscribe(listener: (update: ChatDraftsUpdate) => void): Unsubscribe;
}
