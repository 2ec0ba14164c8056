import { RENEWED_BEFORE_MS, SHORTEST_USE_MS, SILENT_AFTER_MS } from '@/domain/dashboards/renewalOf';
import { DashboardStore } from '@/presentation/dashboards/DashboardStore';
import { FakeDashboardGateway } from '#test/support/fakes/dashboards/FakeDashboardGateway';
import { FakeEmbedFrames } from '#test/support/fakes/dashboards/FakeEmbedFrames';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ORIGIN = 'https://boards.example';
const TEN_MINUTES = 600_000;
const settle = () => new Promise<void>(resolve => setImmediate(resolve));

async function opened(prepare: (gateway: FakeDashboardGateway, clock: ManualClock) => void = () => undefined) {
  const clock = new ManualClock();
  const dashboards = new FakeDashboardGateway(ORIGIN)
    .add('use', { filters: [{ column: 'generation', label: 'Chats', values: ['V1', 'V2'] }] })
    .add('answers');
  dashboards.next = { expiresAt: clock.now() + TEN_MINUTES, dataAsOf: clock.now() - 3_600_000 };
  prepare(dashboards, clock);
  const frames = new FakeEmbedFrames();
  const store = new DashboardStore({ dashboards, frames, origin: ORIGIN, clock });
  const stop = store.start();
  await settle();
  return { store, stop, clock, dashboards, frames };
}

const renewNow = (dashboards: FakeDashboardGateway, clock: ManualClock): void => {
  dashboards.next = { expiresAt: clock.now() + TEN_MINUTES };
};

describe('DashboardStore', () => {
  it('opens the first dashboard, and says how old its data are', async () => {
    const { store, frames, clock } = await opened();
    expect([store.view?.id, store.opening, store.picture]).toEqual(['use', true, undefined]);
    frames.last.say({ kind: 'ready' });
    expect([store.opening, store.picture?.name]).toEqual([false, store.frames[0]?.name]);
    expect(store.lastGood).toEqual({ at: clock.now(), dataAsOf: clock.now() - 3_600_000 });
  });

  it('reports an answer that is missing for 20 seconds, and tries again', async () => {
    const { store, frames, clock } = await opened();
    clock.advance(SILENT_AFTER_MS - 1);
    expect(store.problem).toBeUndefined();
    clock.advance(1);
    expect([store.problem, store.frames, store.lastGood]).toEqual([{ kind: 'silent' }, [], undefined]);
    void store.open();
    await settle();
    frames.last.say({ kind: 'ready' });
    expect([store.problem, store.picture === undefined]).toEqual([undefined, false]);
  });

  it('renews the token a minute before it expires, and applies the filters again', async () => {
    const { store, frames, clock, dashboards } = await opened();
    frames.last.say({ kind: 'ready' });
    store.filter('generation', 'V1');
    const [first] = frames.frames;
    expect(first?.applied.at(-1)).toEqual([{ column: 'generation', operator: 'IN', values: ['V1'] }]);
    first?.say({ kind: 'filtered' });
    clock.advance(TEN_MINUTES - RENEWED_BEFORE_MS - 1);
    expect(dashboards.planned.countOf('embedData')).toBe(1);
    renewNow(dashboards, clock);
    clock.advance(1);
    await settle();
    expect([dashboards.planned.countOf('embedData'), store.frames.length, first?.isClosed]).toEqual([2, 2, false]);
    frames.last.say({ kind: 'ready' });
    expect(frames.last.applied).toEqual([[{ column: 'generation', operator: 'IN', values: ['V1'] }]]);
    expect([store.frames.length, first?.isClosed, store.chosen]).toEqual([1, true, { generation: 'V1' }]);
  });

  it('keeps the last picture when a renewal fails, and says since when', async () => {
    const { store, frames, clock, dashboards } = await opened();
    frames.last.say({ kind: 'ready' });
    frames.last.say({ kind: 'filtered' });
    const good = store.lastGood;
    renewNow(dashboards, clock);
    clock.advance(TEN_MINUTES - RENEWED_BEFORE_MS);
    await settle();
    clock.advance(SILENT_AFTER_MS);
    expect([store.problem, store.frames.length, store.picture === undefined]).toEqual([{ kind: 'silent' }, 1, false]);
    expect(store.lastGood).toEqual(good);
    dashboards.planned.failNext('embedData', { kind: 'unreachable' });
    await store.open();
    expect([store.problem, store.picture === undefined]).toEqual([
      { kind: 'noToken', failure: { kind: 'unreachable' } },
      false,
    ]);
  });

  it('renews the token as soon as the user returns to a computer that slept', async () => {
    const { store, frames, clock, dashboards } = await opened();
    frames.last.say({ kind: 'ready' });
    clock.sleep(8 * 3_600_000);
    renewNow(dashboards, clock);
    store.attend(false);
    expect(dashboards.planned.countOf('embedData')).toBe(1);
    store.attend(true);
    await settle();
    expect(dashboards.planned.countOf('embedData')).toBe(2);
  });

  it('does not request tokens in a loop when each is already expired', async () => {
    const { store, clock, dashboards } = await opened((gateway, now) => {
      gateway.next = { expiresAt: now.now() };
    });
    clock.advance(SILENT_AFTER_MS);
    expect([store.problem, dashboards.planned.countOf('embedData')]).toEqual([{ kind: 'silent' }, 1]);
    clock.advance(SHORTEST_USE_MS - SILENT_AFTER_MS);
    await settle();
    expect(dashboards.planned.countOf('embedData')).toBe(2);
  });

  it('posts no token to another address', async () => {
    const { store, frames } = await opened(gateway => {
      gateway.next = { ...gateway.next, url: 'https://evil.example/embed/pages/use' };
    });
    expect([store.problem, store.frames, frames.frames]).toEqual([{ kind: 'wrongAddress' }, [], []]);
  });

  it('says that filters may not have been applied when nothing confirms them', async () => {
    const { store, frames, clock } = await opened();
    frames.last.say({ kind: 'ready' });
    frames.last.say({ kind: 'filtered' });
    store.filter('generation', 'V2');
    clock.advance(SILENT_AFTER_MS);
    expect([store.problem, store.picture === undefined]).toEqual([{ kind: 'notFiltered' }, false]);
    frames.last.say({ kind: 'filtered' });
    expect(store.problem).toBeUndefined();
  });

  it('forgets filters, picture and late tokens when another dashboard is opened', async () => {
    const { store, frames, dashboards } = await opened();
    frames.last.say({ kind: 'ready' });
    store.filter('generation', 'V2');
    store.choose('answers');
    expect([store.view?.id, store.chosen, store.picture, frames.frames[0]?.isClosed]).toEqual([
      'answers',
      {},
      undefined,
      true,
    ]);
    store.choose('use');
    await settle();
    expect([dashboards.planned.countOf('embedData'), frames.frames.length, store.frames.length]).toEqual([3, 2, 1]);
  });

  it('closes its frames and timers with the page', async () => {
    const { stop, frames, clock } = await opened();
    frames.last.say({ kind: 'ready' });
    stop();
    expect([frames.last.isClosed, clock.pendingWakes]).toEqual([true, 0]);
  });
});
