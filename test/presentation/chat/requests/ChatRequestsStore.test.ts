import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { chatActTools } from '#test/support/builders/chat/chatActTools';

const settle = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp() {
  const tools = chatActTools();
  tools.requests.ask(aChatRequest());
  const store = tools.stores.requests('v2');
  const stop = store.start();
  await settle();
  const row = () => {
    const [first] = store.rows;
    if (first === undefined) throw new Error('Nobody waits.');
    return first;
  };
  return { ...tools, store, stop, row };
}

describe('ChatRequestsStore', () => {
  it('shows who waits, and raises the level with time', async () => {
    const { clock, row } = await setUp();
    expect(row()).toMatchObject({ name: 'Ana Novak', level: 'urgent', accepting: false });
    clock.advance(9 * 60_000);
    expect(row().level).toBe('overdue');
  });

  it('counts the requests of the other generation, and leaves the count undefined when it is unknown', async () => {
    const { store, requests, clock } = await setUp();
    expect(store.othersWaiting).toBe(0);
    requests.ask(aChatRequest({ id: 'r-old', generation: 'v1' }));
    clock.advance(15_000);
    await settle();
    expect(store.othersWaiting).toBe(1);
    requests.isReachable = false;
    clock.advance(15_000);
    await settle();
    expect([store.othersWaiting, store.state.status]).toEqual([undefined, 'delayed']);
  });

  it('returns the chat of an accepted request, which no longer waits', async () => {
    const { store, row } = await setUp();
    expect(await store.accept(row())).toEqual({ chatSessionId: 'chat-p-ana', generation: 'v2' });
    await settle();
    expect([store.rows, store.losses]).toEqual([[], []]);
  });

  it('accepts once while an accept is in progress', async () => {
    const { store, row, requests } = await setUp();
    const before = row();
    requests.hold();
    const first = store.accept(before);
    expect(row().accepting).toBe(true);
    expect(await store.accept(before)).toBeUndefined();
    requests.release();
    await first;
    expect(requests.accepts).toHaveLength(1);
  });

  it('names the colleague who was quicker until the notice is closed, even when the row has gone', async () => {
    const { store, row, requests } = await setUp();
    requests.takenBy('r-ana', 'Ben Okafor');
    expect(await store.accept(row())).toBeUndefined();
    await settle();
    expect([store.rows.length, store.losses]).toEqual([
      0,
      [{ requestId: 'r-ana', name: 'Ana Novak', failure: { kind: 'taken', by: 'Ben Okafor' } }],
    ]);
    store.dismiss('r-ana');
    expect(store.losses).toEqual([]);
  });

  it('does not retry automatically when the answer is lost', async () => {
    const { store, row, requests, clock } = await setUp();
    requests.loseNextAnswer();
    await store.accept(row());
    clock.advance(600_000);
    await settle();
    expect([requests.accepts.length, store.losses.map(({ failure }) => failure.kind)]).toEqual([1, ['unreachable']]);
  });

  it('leaves no timer and no listener behind when it is stopped', async () => {
    const { stop, clock, source } = await setUp();
    stop();
    expect([clock.pendingWakes, source.listening]).toEqual([0, 0]);
  });
});
