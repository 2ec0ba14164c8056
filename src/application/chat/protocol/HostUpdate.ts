import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { Presence } from '@/domain/presence/Presence';
import type { NotificationPage } from '../../notifications/ports/NotificationFeed';
import type { LiveState } from '../../kernel/LiveState';
import type { EngineProfile } from '../ports/EngineAccount';
import type { CachedPage } from '../ports/PageVault';
import type { UnreadableText } from '../ports/UnreadableVault';
import type { EngineUpdate } from './EngineUpdate';
import type { EngineConfig } from './HostCommand';

export const engineVersion = '0.105.0';

/** The chat engine's reports to the page. */
export type HostUpdate =
  | EngineUpdate
  | { readonly type: 'core'; readonly version: string }
  | { readonly type: 'repos'; readonly available: boolean }
  | { readonly type: 'config'; readonly config: EngineConfig }
  | { readonly type: 'keys'; readonly message: 'COMPLETE' | 'FAILED' }
  | { readonly type: 'authorised'; readonly uid: string }
  | { readonly type: 'unauthorised'; readonly cause: 'sessionEnded' | 'unreachable' }
  | { readonly type: 'profile'; readonly profile: EngineProfile }
  | { readonly type: 'profileFailed' }
  | {
      readonly type: 'drafts';
      readonly drafts: ReadonlyMap<string, string>;
      readonly patientNames?: ReadonlyMap<string, string>;
    }
  /** Drafts of other windows that conflict with one of this window: a list as `conflictsText` writes it. */
  | { readonly type: 'conflictingDrafts'; readonly key: AnyChatDraftKey; readonly stored: string }
  /** Stored texts that cannot be read. `keyLost`: because the key that sealed them is gone. */
  | { readonly type: 'unreadableTexts'; readonly texts: readonly UnreadableText[]; readonly keyLost: boolean }
  /** The saved page of a chat, until the backend confirms or replaces it. */
  | { readonly type: 'cachedPage'; readonly channelId: string; readonly page: CachedPage }
  | { readonly type: 'presence'; readonly presences: readonly Presence[] }
  | { readonly type: 'notifications'; readonly state: LiveState<NotificationPage> }
  /** The V1 chats of the chat notification cache. */
  | { readonly type: 'cachedChats'; readonly state: LiveState<readonly CachedChat[]> }
  /** A call of the engine was answered or not. */
  | { readonly type: 'backend'; readonly reached: boolean }
  /** Seconds left of the session with this cookie without a renewal. */
  | { readonly type: 'sessionLife'; readonly cookie: string; readonly seconds: number }
  /** Number of unreadable items in the latest answer of a call. */
  | { readonly type: 'unreadable'; readonly call: string; readonly items: number }
  /** A problem to report to the developers but not to the user. */
  | { readonly type: 'problem'; readonly message: string }
  | { readonly type: 'loggedOut'; readonly kept: readonly OutboxEntry[] }
  /** The engine has crashed; it sends no more updates. `GOCORE_RUNTIME_EXCEPTION`. */
  | { readonly type: 'crashed'; readonly message: string };

const engineUpdates: Readonly<Record<EngineUpdate['type'], true>> = {
  sessions: true,
  session: true,
  opened: true,
  messages: true,
  history: true,
  gap: true,
  participants: true,
  typing: true,
  readUpTo: true,
  sync: true,
  status: true,
  unsent: true,
  waitsElsewhere: true,
  sendTimeout: true,
  chatFailure: true,
  chatEnded: true,
  storage: true,
  requireAuth: true,
};

/** About the chats of the signed-in user, from the engine of a generation. */
export const isEngineUpdate = <U extends { readonly type: string }>(update: U): update is Extract<U, EngineUpdate> =>
  update.type in engineUpdates;
