import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';

export interface RealtimeConnectionsHarness {
  readonly connections: RealtimeConnections;
  /**
   * Another device sends this over the live connection. Missing if none can be open. Settles when it has arrived, or
   * has had the time to.
   */
  readonly say: ((text: string) => Promise<void>) | undefined;
  readonly received: () => readonly string[];
}

/** The contract of every RealtimeConnections, including its fake. */
export function realtimeConnectionsContract(name: string, make: () => Promise<RealtimeConnectionsHarness>): void {
  describe(`${name} keeps the RealtimeConnections contract`, () => {
    it('receives nothing once closed', async () => {
      const { connections, say, received } = await make();
      await say?.('before');
      expect(received().includes('before')).toBe(say !== undefined);
      await connections.close();
      await say?.('afterwards');
      expect(received()).not.toContain('afterwards');
    });

    it('does nothing when none is open', async () => {
      const { connections } = await make();
      await connections.close();
      await expect(connections.close()).resolves.toBeUndefined();
    });
  });
}
