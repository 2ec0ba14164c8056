import type { PendingUploads } from '@/application/session/ports/PendingUploads';

export interface PendingUploadsHarness {
  readonly uploads: PendingUploads;
  /** Leaves an upload open during any wait. Missing if there is no drive. */
  readonly leave?: () => Promise<void>;
  /** Lets the whole wait pass. */
  readonly letTimePass: (ms: number) => void;
}

/** The contract of every PendingUploads, including its fake. */
export function pendingUploadsContract(name: string, make: () => Promise<PendingUploadsHarness>): void {
  describe(`${name} keeps the PendingUploads contract`, () => {
    it('does not wait when nothing is open', async () => {
      const { uploads } = await make();
      await uploads.drain(10_000);
      expect(await uploads.areOpen()).toBe(false);
    });

    it('returns after the wait, and reports that something is open', async () => {
      const { uploads, leave, letTimePass } = await make();
      await leave?.();
      const waited = uploads.drain(10_000);
      letTimePass(10_000);
      await waited;
      expect(await uploads.areOpen()).toBe(leave !== undefined);
    });
  });
}
