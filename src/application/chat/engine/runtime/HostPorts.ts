import type { CachedChatFeed } from '../../../notifications/ports/CachedChatFeed';
import type { NotificationFeed } from '../../../notifications/ports/NotificationFeed';
import type { PresenceFeed } from '../../../presence/ports/PresenceFeed';
import type { EngineIdentity } from '../../ports/EngineIdentity';
import type { ChatDraftVault } from '../../../drafts/ports/ChatDraftVault';
import type { ServerTime } from '../../ports/ServerTime';
import type { PageVault } from '../../ports/PageVault';
import type { UnreadableVault } from '../../ports/UnreadableVault';
import type { EnginePorts } from './EnginePorts';

/** What each generation of chats has of its own; everything else is shared. */
export type GenerationPorts = Pick<EnginePorts, 'gateway' | 'feed' | 'signal' | 'leadership'>;

/** The ports of the engines of both generations. Its own gateway and feed are those of V2. */
export interface BothPorts extends EnginePorts {
  readonly v1: GenerationPorts;
}

/** Everything that the chat engine uses once the dashboard's settings are known. */
export interface HostPorts extends BothPorts {
  readonly identity: EngineIdentity;
  readonly drafts: ChatDraftVault;
  readonly unreadable: UnreadableVault;
  readonly pages: PageVault;
  readonly presence: PresenceFeed;
  readonly notifications: NotificationFeed;
  readonly cachedChats: CachedChatFeed;
  readonly serverTime: ServerTime;
  /** Opens this device's storage; false when there is none. */
  openStorage(): Promise<boolean>;
  /** Gives the vault its key. Without it, things are held in memory only. */
  unlockVault(key: Uint8Array<ArrayBuffer> | undefined): Promise<void>;
  /** Tries broken live connections again at once. */
  reconnect(): Promise<void>;
}
