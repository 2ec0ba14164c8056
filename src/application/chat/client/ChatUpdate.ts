import type { EngineUpdate } from '../protocol/EngineUpdate';
import type { HostUpdate } from '../protocol/HostUpdate';
import type { StartUpState } from '../startUp/StartUpState';

/** A change of what the window knows of its chats. */
export type ChatUpdate =
  | HostUpdate
  | { readonly type: 'startUp'; readonly startUp: StartUpState }
  /** Everything that belonged to the person before is to be forgotten. */
  | { readonly type: 'cleared' };

/** What can be listened to, by type: an update of the engine comes without the message that carried it. */
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

/** Whether an update belongs to one person, so that it is dropped while nobody is signed in. */
export const isPersonal = ({ type }: ChatUpdate): boolean => personal.includes(type);
