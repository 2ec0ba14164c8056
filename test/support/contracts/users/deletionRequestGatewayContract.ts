import type { DeletionRequestGateway } from '@/application/users/ports/DeletionRequestGateway';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';

export interface DeletionRequestGatewayHarness {
  readonly gateway: DeletionRequestGateway;
  /** The request of this user is open, and something depends on them. */
  readonly open: string;
  /** That of this one was withdrawn without anybody’s doing. */
  readonly withdrawn: string;
  /** This one's request was carried out by a colleague, and the account is deleted. */
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

    it('returns an open request with the user, who asked, and what depends on them', async () => {
      const { open } = harness;
      const request = await requestOf(open);
      expect(request).toMatchObject({
        ...{ state: 'open', requestedBy: { id: open }, endedAt: undefined, isGone: false, couldNotRead: [] },
        emailAddress: expect.stringMatching(/@/) as unknown,
      });
      const { openChats, patientsLed, appointments } = request?.duties ?? {};
      expect((openChats ?? 0) + (patientsLed ?? 0) + (appointments ?? 0)).toBeGreaterThan(0);
    });

    it('says when a request was withdrawn without a particular author', async () => {
      const request = await requestOf(harness.withdrawn);
      expect(request).toMatchObject({ state: 'withdrawn', endedAt: expect.any(Number) as unknown, endedBy: undefined });
    });

    it('says who carried a request out, whose account is gone', async () => {
      expect(await requestOf(harness.carriedOut)).toMatchObject({
        ...{ state: 'carriedOut', isGone: true, endedAt: expect.any(Number) as unknown },
        endedBy: { name: expect.any(String) as unknown },
      });
    });

    it('reports that nothing could be read, and not that there is none', async () => {
      harness.breakDown();
      expect(await harness.gateway.list()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
