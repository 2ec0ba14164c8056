import { isEngineUpdate, type HostUpdate } from '../protocol/HostUpdate';
import type { StartUpState } from '../startUp/StartUpState';

/** A change of the chats known to the window. */
export type ChatUpdate =
  | HostUpdate
  | { readonly type: 'startUp'; readonly startUp: StartUpState }
  /** All data of the previous user must be cleared. */
  | { readonly type: 'cleared' };

/** Listeners by topic; updates of other topics are ignored. */
export type ChatListeners = { readonly [T in ChatUpdate['type']]?: (update: Extract<ChatUpdate, { type: T }>) => void };

const personal: readonly ChatUpdate['type'][] = [
  'drafts',
  'conflictingDrafts',
  'unreadableTexts',
  'cachedPage',
  'presence',
  'notifications',
  'cachedChats',
];

/** True if an update belongs to a user and is dropped while no user is signed in. */
export const isPersonal = (update: ChatUpdate): boolean => isEngineUpdate(update) || personal.includes(update.type);
