import type { ConnectionsStore } from './ConnectionsStore';
import type { ServerBannerStore } from './ServerBannerStore';

/** What the shell shows of the server and of the connections to it. They run as long as the shell is mounted. */
export interface ServerStatusStores {
  readonly banner: ServerBannerStore;
  readonly links: ConnectionsStore;
}
