import type { PublicProjectGateway } from '@/application/serverStatus/ports/PublicProjectGateway';
import type { PublicProject } from '@/domain/serverStatus/projectDifferences';

export interface PublicProjectHarness {
  readonly gateway: PublicProjectGateway;
  readonly project: PublicProject;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PublicProjectGateway, including its fake. */
export function publicProjectGatewayContract(name: string, make: () => Promise<PublicProjectHarness>): void {
  describe(`${name} keeps the PublicProjectGateway contract`, () => {
    let harness: PublicProjectHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('reads the project', async () => {
      expect(await harness.gateway.read()).toEqual({ ok: true, value: harness.project });
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
