import type { EngineUpdate } from '../protocol/EngineUpdate';
import type { HostUpdate } from '../protocol/HostUpdate';
import type { StartUpState } from '../startUp/StartUpState';

/** A change of the chats known to the window. */
export type ChatUpdate =
  | HostUpdate
  | { readonly type: 'startUp'; readonly startUp: StartUpState }
  /** All data of the previous user must be cleared. */
  | { readonly type: 'cleared' };

/** Topics of subscriptions; updates of the engine come without their envelope. */
export type Topic = Exclude<ChatUpdate, { type: 'update' }> | EngineUpdate;

/** Listeners by topic; updates of other topics are ignored. */
export type ChatListeners = { readonly [T in Topic['type']]?: (update: Extract<Topic, { type: T }>) => void };

const personal: readonly ChatUpdate['type'][] = [
  'update',
  'drafts',
  'conflictingDrafts',
  'unreadableTexts',
  'cachedPage',
  'presence',
  'notifications',
  'cachedChats',
];

/** True if an update belongs to a user and is dropped while no user is signed in. */
export const isPersonal = ({ type }: ChatUpdate): boolean => personal.includes(type);
