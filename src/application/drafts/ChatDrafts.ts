import type { HostUpdate } from '../chat/protocol/HostUpdate';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatPlace } from '@/domain/drafts/DraftKey';

export type ChatDraftsUpdate =
  | HostUpdate
  | { readonly type: 'startUp' }
  /** Everything that belonged to the person before is to be forgotten. */
  | { readonly type: 'cleared' };

/** What a window knows of its chats and of what is typed in them. */
export interface ChatDrafts {
  /** Who is signed in. */
  readonly uid: string | undefined;
  /** Every place where something was typed, sent since or not. */
  readonly draftPlaces: readonly ChatPlace[];
  /** Empty when there is nothing. */
  draftOf(place: ChatPlace): string;
  setDraft(place: ChatPlace, text: string): void;
  /** Tells where something is typed, at every stroke. */
  watchDrafts(listener: (place: ChatPlace) => void): Unsubscribe;
  /** How the patient of a chat is called, listed or not; empty when that is not known. */
  nameOf(channelId: string): string;
  /** Tells what is known so far, then everything that follows. */
  subscribe(listener: (update: ChatDraftsUpdate) => void): Unsubscribe;
}
