import { SEARCH_PAUSE_MS } from '@/presentation/accessCodes/AccessCodesStore';
import { codeTools } from '#test/support/builders/accessCodes/codeTools';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

async function opened(count: number) {
  const tools = codeTools();
  for (let number = 1; number <= count; number += 1)
    tools.gateway.add(`CODE-${number}`, { generation: number % 2 === 0 ? 'v1' : 'v2' });
  const store = tools.page().stores.list('north');
  const stop = store.start();
  await settled();
  const type = async (text: string): Promise<void> => {
    store.setQuery(text);
    tools.clock.advance(SEARCH_PAUSE_MS);
    await settled();
  };
  return { ...tools, store, stop, type };
}

describe('the list of codes', () => {
  it('has both generations, and says which one is missing', async () => {
    const { store, gateway } = await opened(4);
    expect(store.table.keys).toEqual(['CODE-4', 'CODE-3', 'CODE-2', 'CODE-1']);
    gateway.planned.failNext('list', { kind: 'unreachable' });
    await store.table.reload();
    expect(store.missing).toEqual([{ generation: 'v1', failure: { kind: 'unreachable' } }]);
    expect([store.table.keys, store.table.loaded?.total]).toEqual([['CODE-3', 'CODE-1'], undefined]);
  });

  it('searches after a pause, once for what was typed last', async () => {
    const { store, gateway, clock } = await opened(2);
    store.setQuery('c');
    store.setQuery('code-1');
    expect([store.searching, gateway.planned.countOf('search')]).toEqual([true, 0]);
    clock.advance(SEARCH_PAUSE_MS);
    await settled();
    expect([store.hits?.codes.map(({ code }) => code), gateway.planned.countOf('search')]).toEqual([['CODE-1'], 1]);
  });

  it('drops the answer to a former text', async () => {
    const { store, clock } = await opened(2);
    store.setQuery('code-1');
    clock.advance(SEARCH_PAUSE_MS);
    store.setQuery('code-2');
    await settled();
    expect([store.hits, store.searching]).toEqual([undefined, true]);
  });

  it('has no hits where the search failed, and none of a former text', async () => {
    const { store, gateway, type } = await opened(2);
    await type('code');
    gateway.planned.failNext('search', { kind: 'unreachable' });
    await type('code-');
    expect([store.hits, store.searchFailure]).toEqual([undefined, { kind: 'unreachable' }]);
    await type('');
    expect([store.searchFailure, store.searching]).toEqual([undefined, false]);
  });

  it('loads all codes where all that match are selected, and none where one page is missing', async () => {
    const { store, gateway } = await opened(14);
    store.table.selectAll();
    store.table.toggle('CODE-14');
    gateway.planned.failNext('list', { kind: 'unreachable' });
    const chosen = store.selectedCodes();
    expect([chosen.count, await chosen.load()]).toEqual([13, undefined]);
    expect((await chosen.load())?.map(({ code }) => code)).toHaveLength(13);
  });

  it('does nothing to all that match before it is known how many of them can be read', async () => {
    const { store, gateway } = await opened(8);
    store.table.selectAll();
    gateway.cannotRead(1);
    const chosen = store.selectedCodes();
    expect([chosen.count, await chosen.load()]).toEqual([8, undefined]);
    expect(await store.selectedCodes().load()).toHaveLength(8);
  });

  it('goes on with the calendar while it stays open', async () => {
    const { store, clock, stop } = await opened(1);
    const before = store.now;
    clock.advance(60_000);
    expect(store.now).toBe(before + 60_000);
    stop();
    clock.advance(60_000);
    expect(store.now).toBe(before + 60_000);
  });

  it('shows no code that was deleted', async () => {
    const { store } = await opened(2);
    store.deleted('CODE-1');
    expect([store.table.keys, store.lastDeleted]).toEqual([['CODE-2'], 'CODE-1']);
  });
});
