import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { StorageState } from './StorageState';

/** How far the older history of a chat is loaded. */
export interface HistoryState {
  /**
   * `none`: not requested yet. `failed`: retried after a pause. `refused`: not retried until the chat is reopened or
   * the connection is back.
   */
  readonly phase: 'none' | 'loading' | 'idle' | 'failed' | 'refused';
  /** Server order of the oldest event loaded; older pages start below it. */
  readonly before?: TimeId;
  readonly reachedStart: boolean;
  /** Failed tries in a row. */
  readonly attempt: number;
}

export type ParticipantsState =
  | { readonly phase: 'unknown' }
  | {
      readonly phase: 'known';
      readonly people: readonly Participant[];
      /** How many more there are that could not be read. */
      readonly unreadable: number;
    }
  | { readonly phase: 'failed' };

/** `delayed`: what is shown may be behind the server, since `since` (milliseconds since 1970). */
export type SyncState =
  | { readonly phase: 'off' }
  | { readonly phase: 'live' }
  | {
      readonly phase: 'subscribing' | 'catchingUp' | 'stale' | 'down';
      readonly since: number;
      readonly attempt: number;
    };

export interface EngineGap {
  /** Everything up to here is known, in server order; what follows is not complete. */
  readonly after: TimeId;
  /** Fetching failed and is tried again after a pause. */
  readonly failing: boolean;
}

/** Updates of the engine to the page. Values only: they cross the border of the worker. */
export type EngineUpdate =
  | {
      readonly type: 'sessions';
      /** `partial`: loaded, and some chats are missing because they could not be read. */
      readonly phase: 'unknown' | 'loading' | 'known' | 'partial' | 'failed';
      readonly sessions: readonly ChatSession[];
    }
  | { readonly type: 'session'; readonly session: ChatSession }
  /** The chat on screen was opened: everything loaded of it, oldest first. */
  | { readonly type: 'opened'; readonly channelId: string; readonly messages: readonly ChatMessage[] }
  /** Messages of the open chat that are new or changed, and those that are to be taken away. */
  | {
      readonly type: 'messages';
      readonly channelId: string;
      readonly changed: readonly ChatMessage[];
      readonly removed: readonly TimeId[];
    }
  | { readonly type: 'history'; readonly channelId: string; readonly history: HistoryState }
  /** What is missing between the messages of the open chat; without `gap` nothing is, as far as the engine knows. */
  | { readonly type: 'gap'; readonly channelId: string; readonly gap?: EngineGap }
  | { readonly type: 'participants'; readonly channelId: string; readonly participants: ParticipantsState }
  | { readonly type: 'typing'; readonly channelId: string; readonly userIds: readonly string[] }
  | { readonly type: 'readUpTo'; readonly channelId: string; readonly patient?: ReadPoint; readonly own?: ReadPoint }
  /**
   * Of both generations the worse state; `delayed` names those that are not live. An engine of one generation names
   * none.
   */
  | { readonly type: 'sync'; readonly sync: SyncState; readonly delayed?: readonly ChatGeneration[] }
  | { readonly type: 'status'; readonly mask: number }
  | { readonly type: 'unsent'; readonly entries: readonly OutboxEntry[] }
  /** What is written in these chats waits for another window of the person to send it. */
  | { readonly type: 'waitsElsewhere'; readonly channelIds: readonly string[] }
  /** A message has waited so long that a person should know. */
  | { readonly type: 'sendTimeout'; readonly channelId: string }
  | { readonly type: 'chatFailure'; readonly channelId?: string; readonly kind: 'notInChat' | 'unknown' }
  | { readonly type: 'chatEnded'; readonly channelId: string }
  /**
   * Unless it works, what is written, or what comes last of it, is held in memory only and does not survive a reload.
   */
  | { readonly type: 'storage'; readonly state: StorageState }
  | { readonly type: 'requireAuth' };
