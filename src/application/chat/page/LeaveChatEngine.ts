import type { PendingMessages } from '../../session/ports/PendingMessages';
import type { RealtimeConnections } from '../../session/ports/RealtimeConnections';

/**
 * The chat engine holds the live connections, which end when it signs the user out. Unsent entries wait for their next
 * sign-in.
 */
export class LeaveChatEngine implements RealtimeConnections {
  constructor(private readonly pending: PendingMessages) {}

  close(): Promise<void> {
    return this.pending.saveForNextSignIn();
  }
}
