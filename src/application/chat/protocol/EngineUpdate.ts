import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { StorageState } from './StorageState';

/** Loading state of a chat's older history. */
export interface HistoryState {
  /**
   * `none`: not requested yet. `failed`: retried after a pause. `refused`: not retried until the chat is reopened or
   * the connection is back.
   */
  readonly phase: 'none' | 'loading' | 'idle' | 'failed' | 'refused';
  /** Server order of the oldest event loaded; older pages start below it. */
  readonly before?: TimeId;
  readonly reachedStart: boolean;
  /** Consecutive failed attempts. */
  readonly attempt: number;
}

export type ParticipantsState =
  | { readonly phase: 'unknown' }
  | {
      readonly phase: 'known';
      readonly people: readonly Participant[];
      /** Number of further unreadable items. */
      readonly unreadable: number;
    }
  | { readonly phase: 'failed' };

/** `delayed`: the screen may be behind the server since `since` (milliseconds since 1970). */
export type SyncState =
  | { readonly phase: 'off' }
  | { readonly phase: 'live' }
  | {
      readonly phase: 'subscribing' | 'catchingUp' | 'stale' | 'down';
      readonly since: number;
      readonly attempt: number;
    };

export interface EngineGap {
  /** Everything up to here is known, in server order; later events are incomplete. */
  readonly after: TimeId;
  /** Loading failed and is retried after a pause. */
  readonly failing: boolean;
}

/** Updates of the engine to the page. Plain values, because they are posted from the worker. */
export type EngineUpdate =
  | {
      readonly type: 'sessions';
      /** `partial`: loaded, but some chats are missing because they could not be read. */
      readonly phase: 'unknown' | 'loading' | 'known' | 'partial' | 'failed';
      readonly sessions: readonly ChatSession[];
    }
  | { readonly type: 'session'; readonly session: ChatSession }
  /** The chat on screen was opened: everything loaded of it, oldest first. */
  | { readonly type: 'opened'; readonly channelId: string; readonly messages: readonly ChatMessage[] }
  /** New, changed and removed messages of the open chat. */
  | {
      readonly type: 'messages';
      readonly channelId: string;
      readonly changed: readonly ChatMessage[];
      readonly removed: readonly TimeId[];
    }
  | { readonly type: 'history'; readonly channelId: string; readonly history: HistoryState }
  /** The gap in the open chat; without `gap` none is known. */
  | { readonly type: 'gap'; readonly channelId: string; readonly gap?: EngineGap }
  | { readonly type: 'participants'; readonly channelId: string; readonly participants: ParticipantsState }
  | { readonly type: 'typing'; readonly channelId: string; readonly userIds: readonly string[] }
  | { readonly type: 'readUpTo'; readonly channelId: string; readonly patient?: ReadPoint; readonly own?: ReadPoint }
  /**
   * The worse state of both generations; `delayed` names those that are not live. An engine of one generation names
   * none.
   */
  | { readonly type: 'sync'; readonly sync: SyncState; readonly delayed?: readonly ChatGeneration[] }
  | { readonly type: 'status'; readonly mask: number }
  | { readonly type: 'unsent'; readonly entries: readonly OutboxEntry[] }
  /** Entries in these chats wait for another window of the user to send them. */
  | { readonly type: 'waitsElsewhere'; readonly channelIds: readonly string[] }
  /** A message has waited so long that the user should know. */
  | { readonly type: 'sendTimeout'; readonly channelId: string }
  | { readonly type: 'chatFailure'; readonly channelId?: string; readonly kind: 'notInChat' | 'unknown' }
  | { readonly type: 'chatEnded'; readonly channelId: string }
  /** Unless `works`, all or the latest written texts are only in memory and do not survive a reload. */
  | { readonly type: 'storage'; readonly state: StorageState }
  | { readonly type: 'requireAuth' };
