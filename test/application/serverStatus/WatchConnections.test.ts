import { WatchConnections, type ConnectionSummary } from '@/application/serverStatus/WatchConnections';
import { linkTools } from '#test/support/builders/serverStatus/linkTools';
import { WatchStorage } from '@/application/serverStatus/WatchStorage';

describe('WatchConnections', () => {
  it('reports once that a connection is lost, and once that all are restored', async () => {
    const { links, clock, after } = await linkTools();
    const received: ConnectionSummary['message'][] = [];
    const stop = new WatchConnections(links, clock).execute(({ message }) => received.push(message));
    links.set('documentStore', 'lost');
    links.set('engine', 'lost');
    await after(12_000);
    links.set('documentStore', 'connecting');
    links.set('documentStore', 'live');
    links.set('engine', 'live');
    await after(5_000);
    stop();
    expect(received.filter((message, at) => message !== received[at - 1])).toEqual([
      'lost',
      undefined,
      'restored',
      undefined,
    ]);
  });

  it('reports a loss with unsaved text while the device saves nothing', async () => {
    const { links, clock, engine, after } = await linkTools();
    const received: ConnectionSummary['message'][] = [];
    const stop = new WatchConnections(links, clock).execute(({ message }) => received.push(message));
    engine.notify({ type: 'storage', state: 'missing' });
    links.set('api', 'lost');
    engine.notify({ type: 'storage', state: 'works' });
    engine.notify({ type: 'storage', state: 'full' });
    links.set('api', 'live');
    await after(5_000);
    stop();
    expect(received.filter((message, at) => message !== received[at - 1])).toEqual([
      'lostUnsaved',
      'lost',
      'lostUnsaved',
      'restored',
      undefined,
    ]);
  });

  it('forgets the device’s storage state when the user signs out', async () => {
    const { links, engine } = await linkTools();
    engine.notify({ type: 'storage', state: 'missing' });
    expect(links.savesText).toBe(false);
    engine.emit({ type: 'loggedOut', kept: [] });
    expect(links.savesText).toBe(true);
  });

  it('reports since when a connection has its state, and when it last answered', async () => {
    const { links, clock, after } = await linkTools();
    const start = clock.now();
    await after(1_000);
    links.set('api', 'live');
    await after(1_000);
    links.set('api', 'lost');
    expect(links.read()[0]).toEqual({ name: 'api', state: 'lost', since: start + 2_000, heardAt: start + 1_000 });
  });
});

describe('WatchStorage', () => {
  it('reports immediately and on every change whether the device saves text', async () => {
    const { links, engine } = await linkTools();
    const received: boolean[] = [];
    const stop = new WatchStorage(links).execute(keeps => received.push(keeps));
    engine.notify({ type: 'storage', state: 'missing' });
    engine.notify({ type: 'storage', state: 'works' });
    stop();
    engine.notify({ type: 'storage', state: 'full' });
    expect(received).toEqual([true, false, true]);
  });
});
