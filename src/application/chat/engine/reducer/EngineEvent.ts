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
 * What happens to the engine: a command of the dashboard, the result of an effect, or something the backend or another
 * window did.
 */
export type EngineEvent =
  | EngineCommand
  /** Without entries, here and below, the vault did not answer; that is not an empty one. */
  | {
      readonly type: 'signedIn';
      readonly uid: string;
      readonly entries?: readonly OutboxEntry[];
      readonly signIn?: SignInMoment;
    }
  | { readonly type: 'signedOut' }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'elected'; readonly entries?: readonly OutboxEntry[] }
  /** Another window of the person has taken the lead. */
  | { readonly type: 'deposed' }
  /** `request`, here and below, is the number of the request that is answered. */
  | {
      readonly type: 'sessionsLoaded';
      readonly request: number;
      readonly sessions: readonly ChatSession[];
      /** How many chats of the list could not be read. */
      readonly unreadable: number;
    }
  | { readonly type: 'sessionsFailed'; readonly request: number }
  | { readonly type: 'participantsLoaded'; readonly channelId: string; readonly people: ReadList<Participant> }
  | { readonly type: 'participantsFailed'; readonly channelId: string; readonly kind?: DeliveryFailure['kind'] }
  /** `isFull`: the window may not reach back to what is known; without a word a whole page is full. */
  | { readonly type: 'live'; readonly events: readonly ChatEvent[]; readonly isFull?: boolean }
  /** Nothing newer may be arriving; `live` follows when it does again. */
  | { readonly type: 'stale' }
  | { readonly type: 'feedDown' }
  /** The device has a network again: waiting calls are tried at once. */
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
  /** Without `isOnDisk` the entry is in memory only. */
  | { readonly type: 'saved'; readonly entry: OutboxEntry; readonly isOnDisk?: boolean }
  | { readonly type: 'vaultRead'; readonly entries?: readonly OutboxEntry[] }
  | { readonly type: 'posted'; readonly entry: OutboxEntry; readonly event: ChatEvent }
  | { readonly type: 'postFailed'; readonly entry: OutboxEntry; readonly failure: DeliveryFailure }
  | { readonly type: 'readFailed'; readonly channelId: string; readonly kind: DeliveryFailure['kind'] }
  | { readonly type: 'alarm'; readonly key: string }
  | { readonly type: 'announced'; readonly update: OutboxUpdate };
