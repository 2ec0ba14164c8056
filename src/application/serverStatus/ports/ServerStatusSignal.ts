import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

export interface ServerStatusListener {
  onStatus(status: ServerStatus): void;
  /** Another window wants to know what was last read. */
  onRequest(): void;
}

/** Tells the other windows of this device what was read of the server's status. One's own words do not come back. */
export interface ServerStatusSignal {
  announce(status: ServerStatus): void;
  request(): void;
  listen(listener: ServerStatusListener): Unsubscribe;
}
