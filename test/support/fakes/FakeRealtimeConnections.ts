import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';

export class FakeRealtimeConnections implements RealtimeConnections {
  open = true;

  async close(): Promise<void> {
    this.open = false;
  }
}
