import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { OutboxUpdate } from '../../ports/OutboxSignal';
import type { EngineUpdate } from '../../protocol/EngineUpdate';

/** An effect requested by the reducer. The runner performs it and dispatches the resulting event. */
export type EngineEffect =
  | { readonly type: 'loadSessions'; readonly request: number }
  | { readonly type: 'loadParticipants'; readonly channelId: string }
  | { readonly type: 'subscribe' }
  | { readonly type: 'unsubscribe' }
  | { readonly type: 'catchUp'; readonly since: TimeId }
  | { readonly type: 'loadPage'; readonly channelId: string; readonly before?: TimeId }
  /** Saves an entry; only the event `saved` lets it be shown or sent. */
  | { readonly type: 'save'; readonly entry: OutboxEntry }
  | { readonly type: 'resave'; readonly entry: OutboxEntry }
  | { readonly type: 'forget'; readonly entryId: string }
  /** Reads the user's vault; answered by `vaultRead`. */
  | { readonly type: 'readVault' }
  | { readonly type: 'post'; readonly entry: OutboxEntry }
  /** Resigns the lead until the next sign-in; a follower stops campaigning. */
  | { readonly type: 'resign' }
  /** Takes the lead from another window; answered by `elected`. */
  | { readonly type: 'acquireLead' }
  | { readonly type: 'announce'; readonly update: OutboxUpdate }
  | { readonly type: 'markRead'; readonly channelId: string; readonly timeId: TimeId }
  | { readonly type: 'markTyping'; readonly channelId: string; readonly isTyping: boolean }
  /** Answers `alarm` with the key after the delay; a second alarm with the key replaces the first. */
  | { readonly type: 'setAlarm'; readonly key: string; readonly delayMs: number }
  | { readonly type: 'notify'; readonly update: EngineUpdate };
