import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { Presence } from '@/domain/presence/Presence';
import type { NotificationPage } from '../../notifications/ports/NotificationFeed';
import type { LiveState } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { EngineCommand } from '../engine/reducer/EngineEvent';
import type { EngineUpdate } from '../protocol/EngineUpdate';
import type { CachedPage } from './PageVault';
import type { UnreadableText } from './UnreadableVault';
import type { EngineProfile } from './EngineIdentity';

/** Settings of the dashboard that the engine needs; plain values. */
export interface EngineEnvironment {
  readonly production: boolean;
  readonly unifiedBackendUrl: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly databaseURL: string;
  };
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: { readonly host: string; readonly port: number };
    readonly realtimeDatabase: { readonly host: string; readonly port: number };
  };
}

export type EngineConfig = Readonly<Record<string, string | number | boolean>>;

/** Commands of the dashboard to the chat engine. */
export type HostCommand =
  | { readonly type: 'begin'; readonly environment: EngineEnvironment }
  | { readonly type: 'config'; readonly config: EngineConfig }
  | { readonly type: 'keys'; readonly networkUrl: string }
  /**
   * `signedInAt`: when the person signed in, by the device's clock, in milliseconds since 1970; absent where that is
   * not known.
   */
  | { readonly type: 'login'; readonly sessionCookie: string; readonly signedInAt?: number }
  /** Nothing is listened to, fetched or sent until the next login. */
  | { readonly type: 'sessionEnded' }
  /** What was not delivered is kept for the next time. */
  | { readonly type: 'logout' }
  | { readonly type: 'command'; readonly command: EngineCommand }
  | { readonly type: 'draft'; readonly channelId: string; readonly text: string; readonly patientName?: string }
  /** A conflicting draft of another window was put in or discarded. */
  | { readonly type: 'discardConflict'; readonly place: string; readonly text: string }
  /** Tries once more what could not be read on this device. */
  | { readonly type: 'readAgain' }
  | { readonly type: 'discardUnreadable'; readonly id: string }
  | { readonly type: 'watchPresence'; readonly userIds: readonly string[] }
  /** What the page knows of the network; a worker may not be told. */
  | { readonly type: 'network'; readonly online: boolean };

/** Updates of the chat engine to the dashboard. */
export type HostUpdate =
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
  /** The conflicting drafts of other windows, stored at `place`; `kept` is empty where there are none. */
  | { readonly type: 'beside'; readonly place: string; readonly kept: string }
  /** What this device keeps and cannot read. `keyLost`: because the key that sealed it is gone. */
  | { readonly type: 'unreadableTexts'; readonly texts: readonly UnreadableText[]; readonly keyLost: boolean }
  /** What this device keeps of a chat, until the backend confirms or replaces it. */
  | { readonly type: 'cachedPage'; readonly channelId: string; readonly page: CachedPage }
  | { readonly type: 'presence'; readonly presences: readonly Presence[] }
  | { readonly type: 'notifications'; readonly state: LiveState<NotificationPage> }
  /** The V1 chats of the chat notification cache. */
  | { readonly type: 'cachedChats'; readonly state: LiveState<readonly CachedChat[]> }
  | { readonly type: 'update'; readonly update: EngineUpdate }
  /** Whether a call of the engine got an answer. */
  | { readonly type: 'backend'; readonly reached: boolean }
  /** How many more seconds the session with this cookie lasts if nothing is done. */
  | { readonly type: 'sessionLife'; readonly cookie: string; readonly seconds: number }
  /** How many items of the newest answer of a call could not be read. */
  | { readonly type: 'unreadable'; readonly call: string; readonly items: number }
  /** Something to report to the developers; the person needs no word of it. */
  | { readonly type: 'problem'; readonly message: string }
  | { readonly type: 'loggedOut'; readonly kept: readonly OutboxEntry[] }
  /** The engine has broken down; nothing follows. `GOCORE_RUNTIME_EXCEPTION`. */
  | { readonly type: 'crashed'; readonly message: string };

/** The chat engine, wherever it runs. Commands are carried out in order; updates arrive in order. */
export interface ChatEngine {
  command(command: HostCommand): void;
  listen(onHostUpdate: (hostUpdate: HostUpdate) => void): Unsubscribe;
}
