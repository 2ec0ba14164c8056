import type { PushGateway } from '@/application/notifications/ports/PushGateway';

export interface PushGatewayHarness {
  readonly gateway: PushGateway;
  /** The devices to which the backend pushes for the caller. */
  readonly devices: () => readonly string[];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PushGateway, including its fake. */
export function pushGatewayContract(name: string, make: () => Promise<PushGatewayHarness>): void {
  describe(`${name} keeps the PushGateway contract`, () => {
    let harness: PushGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());
    const done = { ok: true, value: undefined };
    const token = 'abc:APA91b/x?y=1&z#w';

    it('registers and unregisters a device of the caller, whatever characters its token has', async () => {
      const { gateway, devices } = harness;
      expect(await gateway.register(token)).toEqual(done);
      expect(await gateway.register('other')).toEqual(done);
      expect([...devices()].sort()).toEqual([token, 'other'].sort());
      expect(await gateway.unregister(token)).toEqual(done);
      expect(devices()).toEqual(['other']);
    });

    it('accepts a repeat without another effect', async () => {
      const { gateway, devices } = harness;
      expect([await gateway.register(token), await gateway.register(token)]).toEqual([done, done]);
      expect(devices()).toEqual([token]);
      expect([await gateway.unregister(token), await gateway.unregister(token)]).toEqual([done, done]);
      expect(devices()).toEqual([]);
    });

    it('reports that the backend has not confirmed it', async () => {
      const { gateway, breakDown } = harness;
      breakDown();
      const failed = { ok: false, failure: { kind: 'notConfirmed' } };
      expect([await gateway.register(token), await gateway.unregister(token)]).toEqual([failed, failed]);
    });
  });
}
