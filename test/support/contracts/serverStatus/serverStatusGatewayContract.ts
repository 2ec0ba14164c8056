import type { ServerStatusGateway } from '@/application/serverStatus/ports/ServerStatusGateway';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

export interface ServerStatusGatewayHarness {
  readonly gateway: ServerStatusGateway;
  /** From now on the document contains this. Undefined if there is no document, or an invalid one. */
  readonly publish: (status: Exclude<ServerStatus, { state: 'unknown' }> | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every ServerStatusGateway, including its fake. */
export function serverStatusGatewayContract(name: string, make: () => Promise<ServerStatusGatewayHarness>): void {
  describe(`${name} keeps the ServerStatusGateway contract`, () => {
    let harness: ServerStatusGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('reads the document again on every call', async () => {
      const { gateway, publish } = harness;
      for (const status of [
        { state: 'online' },
        { state: 'goingOffline', at: Date.UTC(2026, 10, 20, 22) },
        { state: 'goingOffline', at: undefined },
        { state: 'offline' },
      ] as const) {
        publish(status);
        expect(await gateway.read()).toEqual(status);
      }
    });

    it('never reports an unreadable document as an offline server', async () => {
      const { gateway, publish } = harness;
      publish({ state: 'offline' });
      publish(undefined);
      expect(await gateway.read()).toEqual({ state: 'unknown' });
    });
  });
}
