import { numberedTable } from '#test/support/builders/kit/numberedRows';

async function opened(total: number, pageSize?: number) {
  const table = numberedTable(total, pageSize);
  const stop = table.store.start();
  await settled();
  return { ...table, stop };
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('PagedTable', () => {
  it('loads the first page when it starts, and further pages on request', async () => {
    const { store } = await opened(7);
    expect([store.keys, store.loaded?.total]).toEqual([['row-1', 'row-2', 'row-3'], 7]);
    await store.loadMore();
    await store.loadMore();
    expect([store.rows.length, store.loaded?.isComplete]).toEqual([7, true]);
  });

  it('loads no more when there is no more or a page is loading', async () => {
    const { store, server } = await opened(5);
    server.hold();
    void store.loadMore();
    void store.loadMore();
    server.release();
    await settled();
    await store.loadMore();
    expect([server.calls, store.rows.length]).toEqual([2, 5]);
  });

  it('does not treat rows that could not be loaded as none', async () => {
    const { store, server } = numberedTable(5);
    server.failures.push('noAnswer');
    store.start();
    await settled();
    expect([store.list.status, store.loaded]).toEqual(['couldNotCheck', undefined]);
  });

  it('keeps the last known rows with their time when they cannot be reloaded', async () => {
    const { store, server, clock } = await opened(5);
    const at = clock.now();
    clock.advance(60_000);
    server.failures.push('noAnswer');
    await store.reload();
    expect(store.list).toMatchObject({ status: 'couldNotCheck', failure: 'noAnswer', last: { at } });
    expect(store.rows).toHaveLength(3);
    await store.reload();
    expect(store.list).toMatchObject({ status: 'known', at: clock.now() });
  });

  it('no longer shows rows that the user may not see', async () => {
    const { store, server } = await opened(5);
    server.failures.push('notAllowed');
    await store.reload();
    expect(store.rows).toEqual([]);
  });

  it('reloads as many rows as there were', async () => {
    const { store } = await opened(10);
    await store.loadMore();
    await store.reload();
    expect(store.rows).toHaveLength(6);
  });

  it('drops the answer to an earlier request', async () => {
    const { store, server } = await opened(5);
    server.hold();
    const first = store.reload();
    server.total = 1;
    const second = store.reload();
    server.release();
    await Promise.all([first, second]);
    expect([store.rows.length, store.loading]).toEqual([1, false]);
  });

  it('loads all rows for an act on all, and reports whether it could', async () => {
    const { store, server } = await opened(10);
    server.failures.push('noAnswer');
    expect(await store.loadAll()).toBe(false);
    expect(await store.loadAll()).toBe(true);
    expect(store.rows).toHaveLength(10);
  });

  it('stops when the server names next pages without end', async () => {
    const { store, server } = await opened(6);
    server.isEndless = true;
    expect(await store.loadAll()).toBe(false);
    expect([store.rows.length, store.loading, server.calls < 10]).toEqual([6, false, true]);
  });

  it('retries only the page that could not be loaded', async () => {
    const { store, server } = await opened(9);
    server.failures.push('noAnswer');
    await store.loadMore();
    expect([store.lacksPage, store.rows.length, server.calls]).toEqual([true, 3, 2]);
    await store.retry();
    expect([store.lacksPage, store.rows.length, server.calls]).toEqual([false, 6, 3]);
    server.failures.push('noAnswer');
    await store.reload();
    expect(store.lacksPage).toBe(false);
    await store.retry();
    expect([store.rows.length, server.calls]).toEqual([6, 6]);
  });

  it('leaves rows that cannot be read out of the selectable ones', async () => {
    const { store, server } = numberedTable(5);
    server.cannotRead = number => number <= 2;
    store.start();
    await settled();
    store.selectAll();
    expect([store.readable, store.selection.count(store.readable), store.loaded?.total]).toEqual([3, 3, 5]);
  });

  it('replaces the values of one row, and removes a row from the list and the selection', async () => {
    const { store } = await opened(3);
    store.toggle('row-2');
    store.replace({ id: 'row-1', note: 'changed' });
    store.remove('row-2');
    expect(store.rows).toEqual([
      { id: 'row-1', note: 'changed' },
      { id: 'row-3', note: 'as loaded' },
    ]);
    expect([store.loaded?.total, store.selection.isEmpty]).toEqual([2, true]);
  });

  it.each([[[]], [['row-2']]])(
    'does not count a removed row among all matches, even when it was deselected: %j',
    async except => {
      const { store } = await opened(3);
      store.selectAll();
      for (const key of except) store.toggle(key);
      store.remove('row-2');
      expect(store.selection.count(store.readable)).toBe(2);
      expect(store.selectedRows.length).toBe(2);
    },
  );

  it('reloads a page that was loading while a row changed', async () => {
    const { store, server } = await opened(5);
    server.hold();
    const more = store.loadMore();
    store.remove('row-1');
    server.release();
    await more;
    await settled();
    expect(store.rows.length).toBeGreaterThanOrEqual(3);
    expect(store.loading).toBe(false);
  });

  it('selects the loaded rows, and all matches on request', async () => {
    const { store } = await opened(7);
    store.selectLoaded(true);
    expect(store.selection.count(store.loaded?.total)).toBe(3);
    store.selectAll();
    expect(store.selection.count(store.loaded?.total)).toBe(7);
    await store.loadMore();
    expect(store.selectedRows).toHaveLength(6);
    store.selectLoaded(false);
    expect(store.selection.isEmpty).toBe(true);
  });

  it('deselects removed rows once all rows were reloaded, and none before', async () => {
    const { store, server } = await opened(7);
    for (const key of ['row-1', 'row-3', 'row-7']) store.toggle(key);
    await store.reload();
    expect(store.selection.count(undefined)).toBe(3);
    await store.loadAll();
    expect(store.selection.count(undefined)).toBe(3);
    server.total = 6;
    await store.reload();
    expect(store.selection.selected).toEqual({ kind: 'some', keys: ['row-1', 'row-3'] });
  });
});
