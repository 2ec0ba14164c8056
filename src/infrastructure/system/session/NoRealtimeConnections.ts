import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';

/** Used where no connection is open. */
export class NoRealtimeConnections implements RealtimeConnections {
  async close(): Promise<void> {}
}
