import type { ReadList } from '@/domain/kernel/ReadList';
import type { SignInMoment } from './EngineState';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { FeedFailure } from '../../ports/ChatEventFeed';
import type { DeliveryFailure } from '../../ports/ChatGateway';
import type { OutboxUpdate } from '../../ports/OutboxSignal';
import type { EngineCommand } from '../../protocol/EngineCommand';

/**
 * An input of the engine: a command of the dashboard, the result of an effect, or an event from the backend or another
 * window.
 */
export type EngineEvent =
  | EngineCommand
  /** Without entries, here and below, the vault did not answer, which differs from an empty vault. */
  | {
      readonly type: 'signedIn';
      readonly uid: string;
      readonly entries?: readonly OutboxEntry[];
      readonly signIn?: SignInMoment;
    }
  | { readonly type: 'signedOut' }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'elected'; readonly entries?: readonly OutboxEntry[] }
  /** Another window of the user has taken the lead. */
  | { readonly type: 'deposed' }
  /** `request`, here and below: number of the answered request. */
  | {
      readonly type: 'sessionsLoaded';
      readonly request: number;
      readonly sessions: readonly ChatSession[];
      /** Number of unreadable chats in the list. */
      readonly unreadable: number;
    }
  | { readonly type: 'sessionsFailed'; readonly request: number }
  | { readonly type: 'participantsLoaded'; readonly channelId: string; readonly people: ReadList<Participant> }
  | { readonly type: 'participantsFailed'; readonly channelId: string; readonly kind?: DeliveryFailure['kind'] }
  /** `isFull`: the window may not reach back to known events; if absent, a whole page counts as full. */
  | { readonly type: 'live'; readonly events: readonly ChatEvent[]; readonly isFull?: boolean }
  /** New events may not be arriving; `live` reports when they arrive again. */
  | { readonly type: 'stale' }
  | { readonly type: 'feedDown' }
  /** The device is back on the network: waiting calls are retried at once. */
  | { readonly type: 'online' }
  | { readonly type: 'caughtUp'; readonly events: readonly ChatEvent[]; readonly done: boolean }
  | { readonly type: 'catchUpFailed' }
  | {
      readonly type: 'page';
      readonly channelId: string;
      readonly events: readonly ChatEvent[];
      readonly reachedStart: boolean;
    }
  | { readonly type: 'pageFailed'; readonly channelId: string; readonly kind: FeedFailure['kind'] }
  /** Without `isOnDisk` the entry is only in memory. */
  | { readonly type: 'saved'; readonly entry: OutboxEntry; readonly isOnDisk?: boolean }
  | { readonly type: 'vaultRead'; readonly entries?: readonly OutboxEntry[] }
  | { readonly type: 'posted'; readonly entry: OutboxEntry; readonly event: ChatEvent }
  | { readonly type: 'postFailed'; readonly entry: OutboxEntry; readonly failure: DeliveryFailure }
  | { readonly type: 'readFailed'; readonly channelId: string; readonly kind: DeliveryFailure['kind'] }
  | { readonly type: 'alarm'; readonly key: string }
  | { readonly type: 'announced'; readonly update: OutboxUpdate };
