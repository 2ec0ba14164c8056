import type { ConnectionsStore } from './ConnectionsStore';
import type { ServerBannerStore } from './ServerBannerStore';

/** The shell's stores for the server and the connections to it. They run as long as the shell is mounted. */
export interface ServerStatusStores {
  readonly banner: ServerBannerStore;
  readonly links: ConnectionsStore;
}
