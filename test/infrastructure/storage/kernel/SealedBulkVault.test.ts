import 'fake-indexeddb/auto';
import { ROWS_OF_PART, WAITING, type BulkRun } from '@/application/kernel/bulk/BulkRun';
import { openPersonalDatabase, PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { SealedBulkVault } from '@/infrastructure/storage/kernel/SealedBulkVault';
import { refusingLocks } from '#test/support/builders/chat/refusingLocks';

const run: BulkRun = {
  ...{ id: 'r-1', kind: 'accessCodes.disable', subject: 'North', startedAt: 1 },
  rows: Array.from({ length: ROWS_OF_PART * 2 }, (_, place) => ({
    planned:
      place === 1
        ? { row: 2, key: 'CODE-1', plan: 'alreadyDone' as const }
        : { row: place + 1, key: `CODE-${place}`, plan: 'willBeDone' as const },
    ...{ item: {}, version: null, before: {}, progress: WAITING },
  })),
};

let made = 0;
function setUp(locks?: LockManager) {
  const [name, state] = [`bulk-${++made}`, { hasKey: true }];
  const records = new PersonalRecords({
    ...{ name, stores: ['bulkActions'], person: () => 'u-ann', report: () => undefined },
    key: async () => (state.hasKey ? new Uint8Array(32) : undefined),
  });
  const stored = async () => {
    const database = await openPersonalDatabase(name, ['bulkActions']);
    const pieces = await database.getAll('bulkActions');
    database.close();
    return pieces;
  };
  const damage = async (id: string) => {
    const database = await openPersonalDatabase(name, ['bulkActions']);
    const piece = (await database.getAll('bulkActions')).find(one => one.id === id);
    if (piece === undefined) throw new Error(`Nothing is stored under ${id}.`);
    await database.put('bulkActions', { ...piece, sealed: { iv: piece.sealed.iv, data: new ArrayBuffer(3) } });
    database.close();
  };
  const vault = new SealedBulkVault({ records, area: 'accessCodes', person: () => 'u-ann', locks });
  return { state, records, stored, damage, vault };
}

describe('SealedBulkVault', () => {
  it('stores neither the rows nor their owner in plain text', async () => {
    const { vault, stored } = setUp();
    await vault.begin(run);
    const text = JSON.stringify(await stored(), (_, value: unknown) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
    );
    expect(text).not.toMatch(/CODE-1|North|u-ann/);
  });

  it('reports a stored action that cannot be read, until it is deleted', async () => {
    const { vault, damage } = setUp();
    await vault.begin(run);
    await damage('accessCodes');
    expect(await vault.load()).toEqual({ kind: 'unreadable' });
    expect(await vault.forget()).toBe(true);
    expect(await vault.load()).toEqual({ kind: 'none' });
  });

  it.each([
    ['is damaged', async ({ damage }: ReturnType<typeof setUp>) => damage('accessCodes/r-1/0')],
    [
      'is of another version',
      async ({ records }: ReturnType<typeof setUp>) =>
        void (await records.save('bulkActions', 'accessCodes/r-1/0', '[{"kind":"later"}]')),
    ],
  ])('marks rows whose progress %s as sent, so that they are read before anything is done', async (_, harm) => {
    const made = setUp();
    await made.vault.begin(run);
    await made.vault.savePart(
      run,
      0,
      run.rows.slice(0, ROWS_OF_PART).map(() => ({ kind: 'notReached' })),
    );
    await harm(made);
    const found = await made.vault.load();
    const kinds = found.kind === 'run' ? found.run.rows.map(({ progress }) => progress.kind) : [];
    expect(kinds).toEqual(run.rows.map((_row, place) => (place >= ROWS_OF_PART || place === 1 ? 'waiting' : 'sent')));
  });

  it.each(['no JSON', '7', '{"id":"r-1"}', JSON.stringify({ ...run, rows: [{ planned: { row: 1 } }] })])(
    'finds nothing to continue in %s',
    async text => {
      const { vault, records } = setUp();
      await records.save('bulkActions', 'accessCodes', text);
      expect(await vault.load()).toEqual({ kind: 'unreadable' });
    },
  );

  it('loads and saves nothing without the user’s key', async () => {
    const { vault, state } = setUp();
    state.hasKey = false;
    expect([await vault.load(), await vault.begin(run)]).toEqual([{ kind: 'unavailable' }, false]);
  });

  it('works if the platform has no locks, or if the browser refuses them', async () => {
    expect(await setUp().vault.claim()).not.toBeNull();
    expect(await setUp(refusingLocks).vault.claim()).not.toBeNull();
  });
});
