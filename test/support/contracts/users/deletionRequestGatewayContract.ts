import type { DeletionRequestGateway } from '@/application/users/ports/DeletionRequestGateway';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';

export interface DeletionRequestGatewayHarness {
  readonly gateway: DeletionRequestGateway;
  /** This user's request is open, and something depends on them. */
  readonly open: string;
  /** This user's request was withdrawn automatically. */
  readonly withdrawn: string;
  /** A colleague carried out this user's request, and the account is deleted. */
  readonly carriedOut: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every DeletionRequestGateway, including its fake. */
export function deletionRequestGatewayContract(name: string, make: () => Promise<DeletionRequestGatewayHarness>): void {
  describe(`${name} keeps the DeletionRequestGateway contract`, () => {
    let harness: DeletionRequestGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const requestOf = async (userId: string): Promise<DeletionRequest | undefined> => {
      const read = await harness.gateway.list();
      if (!read.ok) throw new Error(read.failure.kind);
      return read.value.requests.find(request => request.userId === userId);
    };

    it('returns an open request with the user, its author and the user’s dependants', async () => {
      const { open } = harness;
      const request = await requestOf(open);
      expect(request).toMatchObject({
        ...{ state: 'open', requestedBy: { id: open }, endedAt: undefined, isGone: false, couldNotRead: [] },
        emailAddress: expect.stringMatching(/@/) as unknown,
      });
      const { openChats, patientsLed, appointments } = request?.duties ?? {};
      expect((openChats ?? 0) + (patientsLed ?? 0) + (appointments ?? 0)).toBeGreaterThan(0);
    });

    it('reports a request that was withdrawn automatically', async () => {
      const request = await requestOf(harness.withdrawn);
      expect(request).toMatchObject({ state: 'withdrawn', endedAt: expect.any(Number) as unknown, endedBy: undefined });
    });

    it('reports who carried out a request whose account is gone', async () => {
      expect(await requestOf(harness.carriedOut)).toMatchObject({
        ...{ state: 'carriedOut', isGone: true, endedAt: expect.any(Number) as unknown },
        endedBy: { name: expect.any(String) as unknown },
      });
    });

    it('reports a failure, not an empty list', async () => {
      harness.breakDown();
      expect(await harness.gateway.list()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
