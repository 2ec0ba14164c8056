import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

/** Reads the public status document. Anything but such a document is `unknown`. */
export interface ServerStatusGateway {
  read(): Promise<ServerStatus>;
}
