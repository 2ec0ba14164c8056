import { WatchStorage } from '@/application/serverStatus/WatchStorage';
import { linkTools } from '#test/support/builders/serverStatus/linkTools';

describe('WatchStorage', () => {
  it('reports at once and on every change whether the device saves text', async () => {
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
