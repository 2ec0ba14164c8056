import type { CachedChatFeed } from '../../../notifications/ports/CachedChatFeed';
import type { NotificationFeed } from '../../../notifications/ports/NotificationFeed';
import type { PresenceFeed } from '../../../presence/ports/PresenceFeed';
import type { EngineIdentity } from './EngineSignIn';
import type { ChatDraftVault } from '../../../drafts/ports/ChatDraftVault';
import type { ServerTime } from '../../ports/ServerTime';
import type { PageVault } from '../../ports/PageVault';
import type { UnreadableVault } from '../../ports/UnreadableVault';
import type { EnginePorts } from './EnginePorts';

/** Ports of one generation of chats; all others are shared. */
export type GenerationPorts = Pick<EnginePorts, 'gateway' | 'feed' | 'signal' | 'leadership'>;

/** The ports of the engines of both generations. Its own gateway and feed are those of V2. */
export interface BothPorts extends EnginePorts {
  readonly v1: GenerationPorts;
}

/** All ports of the chat engine once the dashboard's settings are known. */
export interface HostPorts extends BothPorts {
  readonly identity: EngineIdentity;
  readonly drafts: ChatDraftVault;
  readonly unreadable: UnreadableVault;
  readonly pages: PageVault;
  readonly presence: PresenceFeed;
  readonly notifications: NotificationFeed;
  readonly cachedChats: CachedChatFeed;
  readonly serverTime: ServerTime;
  /** Opens this device's storage; false if there is none. */
  openStorage(): Promise<boolean>;
  /** Unlocks the vault. Without a key, entries are only in memory. */
  unlockVault(key: Uint8Array<ArrayBuffer> | undefined): Promise<void>;
  /** Retries broken live connections at once. */
  reconnect(): Promise<void>;
}
