import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { BulkThings } from '#test/support/builders/kernel/bulkThings';

const check = new CheckBulkRows();

describe('CheckBulkRows', () => {
  it('says of each row what will be done, and makes no call that changes anything', async () => {
    const backend = new BulkThings(3);
    backend.edit('t-2', false);
    const items = [...backend.items, { key: 't-1' }, { key: 'nowhere' }];
    const found = await check.execute({ action: backend.action(), items });
    expect(found.ok && found.value.rows.map(({ planned: { row: _row, key: _key, ...plan } }) => plan)).toEqual([
      { plan: 'willBeDone' },
      { plan: 'alreadyDone' },
      { plan: 'willBeDone' },
      { plan: 'repeated', first: 1 },
      { plan: 'cannot', reason: 'gone' },
    ]);
    expect(found.ok && [found.value.plan.willBeDone, found.value.rows[0]?.version]).toEqual([2, '1']);
    expect([backend.writes, backend.reads]).toEqual([[], ['t-1', 't-2', 't-3', 'nowhere']]);
  });

  it('has at most 4 calls on the wire, and says how far it has come', async () => {
    const backend = new BulkThings(30);
    const progress: string[] = [];
    await check.execute({
      action: backend.action(),
      items: backend.items,
      onProgress: (done, all) => progress.push(`${done}/${all}`),
    });
    expect([backend.mostAtOnce, progress[0], progress.at(-1)]).toEqual([4, '1/30', '30/30']);
  });

  it('refuses a list of 2,001 rows as a whole and reads none of them', async () => {
    const backend = new BulkThings(2_001);
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect([found, backend.reads]).toEqual([{ ok: false, failure: { kind: 'tooMany', rows: 2_001 } }, []]);
  });

  it('does nothing to a row that could not be checked, and says so', async () => {
    const backend = new BulkThings(6);
    backend.fate = (_, key) => (key === 't-2' ? 'fault' : 'answered');
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect(found.ok && [found.value.plan.willBeDone, found.value.rows[1]?.planned]).toEqual([
      5,
      { row: 2, key: 't-2', plan: 'cannot', reason: 'couldNotCheck' },
    ]);
  });

  it.each([1, 8])(
    'does nothing to rows that cannot be read, of %d, and does not call the server silent',
    async count => {
      const backend = new BulkThings(count);
      backend.fate = () => 'unreadable';
      const found = await check.execute({ action: backend.action(), items: backend.items });
      expect(found.ok && found.value.rows.map(({ planned }) => planned.plan === 'cannot' && planned.reason)).toEqual(
        Array.from({ length: count }, () => 'couldNotCheck'),
      );
    },
  );

  it.each([1, 3, 40])('fails as a whole where no answer comes, of %d rows', async count => {
    const backend = new BulkThings(count);
    backend.fate = () => 'lostBefore';
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect(found).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(backend.reads.length).toBeLessThan(10);
  });

  it('stops where the session ends, and where the person cancels', async () => {
    const backend = new BulkThings(40);
    backend.fate = () => 'sessionEnded';
    const command = { action: backend.action(), items: backend.items };
    expect(await check.execute(command)).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
    backend.fate = () => 'answered';
    expect(await check.execute({ ...command, isCancelled: () => backend.reads.length > 8 })).toEqual({
      ok: false,
      failure: { kind: 'cancelled' },
    });
    expect(backend.reads.length).toBeLessThan(16);
  });
});
