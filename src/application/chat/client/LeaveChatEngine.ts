import type { PendingMessages } from '../../session/ports/PendingMessages';
import type { RealtimeConnections } from '../../session/ports/RealtimeConnections';

/**
 * The chat engine holds the live connections: they end when it lets the person go. What was not sent by then waits for
 * them.
 */
export class LeaveChatEngine implements RealtimeConnections {
  constructor(private readonly pending: PendingMessages) {}

  close(): Promise<void> {
    return this.pending.saveForNextSignIn();
  }
}
