import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';

export class FakeRealtimeConnections implements RealtimeConnections {
  open = true;
  /** While true, closing fails. */
  broken = false;
  readonly received: string[] = [];

  async close(): Promise<void> {
    if (this.broken) throw new Error('The connections are broken.');
    this.open = false;
  }

  /** Sends a text over the connection if it is open. */
  say(text: string): void {
    if (this.open) this.received.push(text);
  }
}
