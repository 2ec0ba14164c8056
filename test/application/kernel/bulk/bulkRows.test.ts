import { FIRST_PAUSE_MS } from '@/application/kernel/RetrySchedule';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { bulkPage, settled, shown } from '#test/support/builders/kernel/bulkPage';
import { BulkThings } from '#test/support/builders/kernel/bulkThings';

describe('CheckBulkRows', () => {
  const check = new CheckBulkRows();

  it('reports for each row what will be done, without a call that changes anything', async () => {
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

  it('has at most 4 calls pending, and reports its progress', async () => {
    const backend = new BulkThings(30);
    const progress: string[] = [];
    await check.execute({
      action: backend.action(),
      items: backend.items,
      onProgress: (done, all) => progress.push(`${done}/${all}`),
    });
    expect([backend.mostAtOnce, progress[0], progress.at(-1)]).toEqual([4, '1/30', '30/30']);
  });

  it('refuses a list of 2,001 rows and reads none of them', async () => {
    const backend = new BulkThings(2_001);
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect([found, backend.reads]).toEqual([{ ok: false, failure: { kind: 'tooMany', rows: 2_001 } }, []]);
  });

  it('excludes and reports a row that could not be checked', async () => {
    const backend = new BulkThings(6);
    backend.fate = (_, key) => (key === 't-2' ? 'fault' : 'answered');
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect(found.ok && [found.value.plan.willBeDone, found.value.rows[1]?.planned]).toEqual([
      5,
      { row: 2, key: 't-2', plan: 'cannot', reason: 'couldNotCheck' },
    ]);
  });

  it.each([1, 8])('excludes %d unreadable rows without calling the server unreachable', async count => {
    const backend = new BulkThings(count);
    backend.fate = () => 'unreadable';
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect(found.ok && found.value.rows.map(({ planned }) => planned.plan === 'cannot' && planned.reason)).toEqual(
      Array.from({ length: count }, () => 'couldNotCheck'),
    );
  });

  it.each([1, 3, 40])('fails as a whole when there is no answer to any of %d rows', async count => {
    const backend = new BulkThings(count);
    backend.fate = () => 'lostBefore';
    const found = await check.execute({ action: backend.action(), items: backend.items });
    expect(found).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(backend.reads.length).toBeLessThan(10);
  });

  it('stops when the session ends or the user cancels', async () => {
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

describe('a bulk action whose backend answers without doing it', () => {
  it.each([true, false])(
    'ends a row that cannot be read, and continues with the others (guarded: %s)',
    async guarded => {
      const { backend, runner, begin } = bulkPage(8, { guarded });
      backend.fate = (call, key) => (call === 'read' && key === 't-7' && isBegun ? 'unreadable' : 'answered');
      let isBegun = false;
      await begin();
      isBegun = true;
      await settled();
      const ending = guarded ? { unconfirmed: 1 } : { failed: 1 };
      expect([shown(runner), backend.effects.length]).toEqual([
        { activity: 'over', done: 7, ...ending },
        guarded ? 8 : 7,
      ]);
    },
  );

  it('waits when the server is busy, refuses no row, and continues', async () => {
    const { backend, runner, clock, begin } = bulkPage(30);
    let calls = 0;
    backend.fate = call => (call === 'write' && ++calls > 10 ? 'busy' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'busy', done: 10, waiting: 20 });
    const sent = backend.writes.length;
    clock.advance(FIRST_PAUSE_MS);
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'busy' });
    backend.fate = () => 'answered';
    clock.advance(FIRST_PAUSE_MS * 2);
    await settled();
    expect([shown(runner), sent <= 14]).toEqual([{ activity: 'over', done: 30 }, true]);
  });

  it('stops when the user loses the permission, and continues when it is restored', async () => {
    const { backend, runner, clock, begin } = bulkPage(100);
    let calls = 0;
    backend.fate = call => (call === 'write' && ++calls > 10 ? 'notAllowed' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'notAllowed', done: 10, waiting: 90 });
    const sent = backend.writes.length;
    expect(sent).toBeLessThanOrEqual(14);
    clock.advance(FIRST_PAUSE_MS * 60);
    await settled();
    expect(backend.writes.length).toBe(sent);
    backend.fate = (call, key) => (call === 'write' && key === 't-11' ? 'notAllowed' : 'answered');
    await runner.resume();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: 99, failed: 1 });
  });
});
