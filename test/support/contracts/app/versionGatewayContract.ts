import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { Version } from '@/domain/app/Version';

export interface VersionGatewayHarness {
  readonly gateway: VersionGateway;
  readonly serve: (version: Version | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every VersionGateway, including its fake. */
export function versionGatewayContract(name: string, make: () => Promise<VersionGatewayHarness>): void {
  describe(`${name} keeps the VersionGateway contract`, () => {
    it('returns the served version, and undefined when it cannot be read', async () => {
      const { gateway, serve, stop } = await make();
      serve({ version: '1.2.0', core: '0.105.0' });
      expect(await gateway.read()).toEqual({ version: '1.2.0', core: '0.105.0' });
      serve({ version: '1.3.0', core: '0.105.0' });
      expect(await gateway.read()).toEqual({ version: '1.3.0', core: '0.105.0' });
      serve(undefined);
      expect(await gateway.read()).toBeUndefined();
      await stop();
    });
  });
}
