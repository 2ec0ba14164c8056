import { ROWS_OF_PART, WAITING, type BulkRun, type RowProgress } from '@/application/kernel/bulk/BulkRun';
import type { BulkVault } from '@/application/kernel/bulk/ports/BulkVault';

export interface BulkVaultHarness {
  readonly vault: BulkVault;
  /** The same user's vault on another page of the device. */
  readonly otherPage: () => BulkVault;
  /** Another user signs in to every page. */
  readonly signIn: (uid: string) => void;
}

const run = (id: string): BulkRun => ({
  id,
  kind: 'accessCodes.disable',
  subject: 'Praxis „Nord“ <b>',
  subjectId: 'org-42',
  startedAt: 1_790_000_000_000,
  rows: Array.from({ length: ROWS_OF_PART + 1 }, (_, place) => ({
    planned: { row: place + 1, key: `CODE-${place}`, plan: 'willBeDone' },
    item: { code: `CODE-${place}`, seats: null },
    version: '"1"',
    before: { enabled: true },
    progress: WAITING,
  })),
});

const sent: RowProgress = { kind: 'sent' };

/** The contract of every BulkVault, including its fake. */
export function bulkVaultContract(name: string, make: () => Promise<BulkVaultHarness>): void {
  describe(`${name} keeps the BulkVault contract`, () => {
    let harness: BulkVaultHarness;
    beforeEach(async () => {
      harness = await make();
    });

    it('returns an action to another page, with the latest progress of each part', async () => {
      expect(await harness.vault.load()).toEqual({ kind: 'none' });
      const begun = run('r-1');
      expect(await harness.vault.begin(begun)).toBe(true);
      const first: RowProgress[] = Array.from({ length: ROWS_OF_PART }, () => WAITING);
      await harness.vault.savePart(begun, 0, first.with(0, sent));
      await harness.vault.savePart(begun, 0, first.with(0, { kind: 'done', version: '"2"' }).with(1, sent));
      await harness.vault.savePart(begun, 1, [{ kind: 'failed', reason: 'codeTaken' }]);
      const stored = await harness.otherPage().load();
      expect(stored.kind === 'run' && { ...stored.run, rows: stored.run.rows.length }).toEqual({
        ...begun,
        rows: ROWS_OF_PART + 1,
      });
      expect(stored.kind === 'run' && stored.run.rows.map(({ progress }) => progress)).toEqual([
        { kind: 'done', version: '"2"' },
        sent,
        ...first.slice(2),
        { kind: 'failed', reason: 'codeTaken' },
      ]);
    });

    it('replaces the former action with all its progress', async () => {
      const former = run('r-1');
      await harness.vault.begin(former);
      await harness.vault.savePart(former, 1, [sent]);
      await harness.vault.begin(run('r-2'));
      expect(await harness.otherPage().load()).toEqual({ kind: 'run', run: run('r-2') });
    });

    it('rejects a part of a run that was replaced or deleted', async () => {
      await harness.vault.begin(run('r-1'));
      expect(await harness.vault.savePart(run('r-1'), 1, [sent])).toBe(true);
      const other = harness.otherPage();
      await other.begin(run('r-2'));
      expect(await harness.vault.savePart(run('r-1'), 1, [sent])).toBe(false);
      expect(await other.load()).toEqual({ kind: 'run', run: run('r-2') });
      await other.forget();
      expect(await harness.vault.savePart(run('r-2'), 1, [sent])).toBe(false);
      expect(await other.load()).toEqual({ kind: 'none' });
    });

    it('deletes an action, and accepts a repeat', async () => {
      await harness.vault.begin(run('r-1'));
      expect([await harness.vault.forget(), await harness.vault.forget()]).toEqual([true, true]);
      expect(await harness.otherPage().load()).toEqual({ kind: 'none' });
    });

    it('returns nothing to another user, and the first user’s action when they are back', async () => {
      await harness.vault.begin(run('r-1'));
      harness.signIn('u-zoe');
      expect(await harness.vault.load()).toEqual({ kind: 'none' });
      harness.signIn('u-ann');
      expect((await harness.vault.load()).kind).toBe('run');
    });

    it('lets one page of a user work on the action at a time', async () => {
      const other = harness.otherPage();
      const release = await harness.vault.claim();
      expect([release === null, await other.claim()]).toEqual([false, null]);
      harness.signIn('u-zoe');
      expect(await other.claim()).not.toBeNull();
      harness.signIn('u-ann');
      release?.();
      await new Promise(resolve => setTimeout(resolve, 5));
      expect(await other.claim()).not.toBeNull();
    });
  });
}
