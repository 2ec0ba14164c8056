import type { ConnectionsStore } from './ConnectionsStore';
import type { ServerBannerStore } from './ServerBannerStore';

/** What the shell shows of the server and of the way to it. They run as long as the shell stands. */
export interface ServerStatusStores {
  readonly banner: ServerBannerStore;
  readonly links: ConnectionsStore;
}
