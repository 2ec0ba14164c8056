import { SEARCH_PAUSE_MS } from '@/presentation/accessCodes/AccessCodesStore';
import { codeTools } from '#test/support/builders/accessCodes/codeTools';

describe('the list of codes', () => {
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

  it('has both generations, and says which one is missing', async () => {
    const { store, gateway } = await opened(4);
    expect(store.table.keys).toEqual(['CODE-4', 'CODE-3', 'CODE-2', 'CODE-1']);
    gateway.planned.failNext('list', { kind: 'unreachable' });
    await store.table.reload();
    expect(store.missing).toEqual([{ generation: 'v1', failure: { kind: 'unreachable' } }]);
    expect([store.table.keys, store.table.loaded?.total]).toEqual([['CODE-3', 'CODE-1'], undefined]);
  });

  it('shows generations only when both are present or one could not be loaded', async () => {
    const { store, gateway } = await opened(1);
    expect(store.areGenerationsMixed).toBe(false);
    gateway.planned.failNext('list', { kind: 'unreachable' });
    await store.table.reload();
    expect(store.areGenerationsMixed).toBe(true);
    expect((await opened(2)).store.areGenerationsMixed).toBe(true);
  });

  it('searches after a pause, once for the latest text', async () => {
    const { store, gateway, clock } = await opened(2);
    store.setQuery('c');
    store.setQuery('code-1');
    expect([store.searching, gateway.planned.countOf('search')]).toEqual([true, 0]);
    clock.advance(SEARCH_PAUSE_MS);
    await settled();
    expect([store.hits?.codes.map(({ code }) => code), gateway.planned.countOf('search')]).toEqual([['CODE-1'], 1]);
  });

  it('drops the answer to an earlier text', async () => {
    const { store, clock } = await opened(2);
    store.setQuery('code-1');
    clock.advance(SEARCH_PAUSE_MS);
    store.setQuery('code-2');
    await settled();
    expect([store.hits, store.searching]).toEqual([undefined, true]);
  });

  it('has no hits when the search failed, and drops the failure with the text', async () => {
    const { store, gateway, type } = await opened(2);
    await type('code');
    gateway.planned.failNext('search', { kind: 'unreachable' });
    await type('code-');
    expect([store.hits, store.searchFailure]).toEqual([undefined, { kind: 'unreachable' }]);
    await type('');
    expect([store.searchFailure, store.searching]).toEqual([undefined, false]);
  });

  it('loads all codes when all matches are selected, and none when one page is missing', async () => {
    const { store, gateway } = await opened(14);
    store.table.selectAll();
    store.table.toggle('CODE-14');
    gateway.planned.failNext('list', { kind: 'unreachable' });
    const chosen = store.selectedCodes();
    expect([chosen.count, await chosen.load()]).toEqual([13, undefined]);
    expect((await chosen.load())?.map(({ code }) => code)).toHaveLength(13);
  });

  it('loads none of all matches until it is known how many can be read', async () => {
    const { store, gateway } = await opened(8);
    store.table.selectAll();
    gateway.cannotRead(1);
    const chosen = store.selectedCodes();
    expect([chosen.count, await chosen.load()]).toEqual([8, undefined]);
    expect(await store.selectedCodes().load()).toHaveLength(8);
  });

  it('updates the current time while it is open', async () => {
    const { store, clock, stop } = await opened(1);
    const before = store.now;
    clock.advance(60_000);
    expect(store.now).toBe(before + 60_000);
    stop();
    clock.advance(60_000);
    expect(store.now).toBe(before + 60_000);
  });

  it('removes a code that was deleted', async () => {
    const { store } = await opened(2);
    store.deleted('CODE-1');
    expect([store.table.keys, store.lastDeleted]).toEqual([['CODE-2'], 'CODE-1']);
  });
});

function setUp() {
  const tools = codeTools();
  const made: string[] = [];
  const store = tools.page().stores.newCode('north', ({ code, generation }) => made.push(`${code} ${generation}`));
  store.start();
  const fill = (code: string): void => {
    store.write('code', code);
    store.writeLimit('seats', { limit: 'limited', text: '5' });
    store.writeLimit('expiry', { limit: 'limited', text: '2031-03-01' });
    store.write('reason', 'A campaign.');
  };
  return { ...tools, store, made, fill };
}

describe('a new code', () => {
  it('starts with no choice made, and is not created until everything is chosen', async () => {
    const { store, gateway } = setUp();
    expect(store.faults).toEqual({
      code: { kind: 'tooShort' },
      seats: 'missing',
      expiry: 'missing',
      reason: 'missing',
    });
    await store.save();
    expect(gateway.planned.calls).toEqual([]);
  });

  it('is created as entered, in the second generation when it has an expiry', async () => {
    const { store, gateway, made, fill } = setUp();
    fill('spring-26');
    await store.save();
    expect(made).toEqual(['SPRING-26 v2']);
    expect(gateway.stored('SPRING-26')).toMatchObject({ seats: 5, expiresAt: Date.parse('2031-03-02T00:00:00Z') });
    expect([store.made?.code, store.form.mine.code, store.form.mine.seats.limit]).toEqual(['SPRING-26', '', null]);
  });

  it('is created in the first generation without expiry when expiring codes are switched off', async () => {
    const { store, gateway, flags, fill } = setUp();
    flags.areExpiring = false;
    fill('spring-26');
    await store.save();
    expect([gateway.stored('SPRING-26').generation, gateway.stored('SPRING-26').expiresAt]).toEqual(['v1', undefined]);
  });

  it('is generated on request, a different one each time', () => {
    const { store } = setUp();
    store.generate();
    const first = store.form.mine.code;
    store.generate();
    expect(first).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(store.form.mine.code).not.toBe(first);
  });

  it('keeps the entries when the code is taken', async () => {
    const { store, gateway, fill } = setUp();
    gateway.add('SPRING-26');
    fill('spring-26');
    await store.save();
    expect([store.form.failure, store.form.mine.code, store.made]).toEqual([
      { kind: 'codeTaken' },
      'spring-26',
      undefined,
    ]);
  });

  it('is created once when the first answer is lost', async () => {
    const { store, gateway, fill } = setUp();
    fill('spring-26');
    gateway.loseAnswers('create', { butDone: true });
    await store.save();
    expect(store.form.status).toBe('unanswered');
    await store.save();
    expect([store.made?.code, gateway.changes]).toEqual(['SPRING-26', ['create SPRING-26']]);
  });
});

describe('the printed cards', () => {
  const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

  it('are ready once their QR codes are, and can be prepared again after a failure', async () => {
    const { gateway, encoder, page } = codeTools();
    gateway.add('MILL-1');
    encoder.missing = true;
    const store = page().stores.cards([gateway.stored('MILL-1')]);
    store.start();
    expect(store.cards).toBe('preparing');
    await settled();
    expect(store.cards).toBe('failed');
    encoder.missing = false;
    await store.prepare();
    expect(store.cards).toMatchObject([{ code: 'MILL-1', organisationName: 'North Board' }]);
  });
});
