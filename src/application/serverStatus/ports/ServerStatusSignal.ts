import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

export interface ServerStatusListener {
  onStatus(status: ServerStatus): void;
  /** Another window wants to know what was last read. */
  onRequest(): void;
}

/** Sends the other windows of this device the status that was loaded. The sender does not receive its own messages. */
export interface ServerStatusSignal {
  announce(status: ServerStatus): void;
  request(): void;
  listen(listener: ServerStatusListener): Unsubscribe;
}
