import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

const settled = () => new Promise(resolve => setTimeout(resolve, 30));

describe('BroadcastSignOutSignal', () => {
  const stops: (() => void)[] = [];
  const listen = () => {
    const page = new EventTarget();
    const storage = new MemoryStorage();
    const signal = new BroadcastSignOutSignal(page, storage);
    const heard: string[] = [];
    stops.push(signal.listen(uid => heard.push(uid)));
    const storageEvent = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    return { signal, heard, storage, storageEvent };
  };
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('reaches every other window and leaves nothing in storage', async () => {
    const first = listen();
    const second = listen();
    first.signal.announce('ann');
    await settled();
    expect(second.heard).toEqual(['ann']);
    expect(first.storage.length).toBe(0);
  });

  it('also receives the storage event of another window', () => {
    const { heard, storageEvent } = listen();
    storageEvent('signed-out', '{"uid":"ann"}');
    expect(heard).toEqual(['ann']);
  });

  it.each([
    ['another key', 'other', '{"uid":"ann"}'],
    ['nothing', 'signed-out', null],
    ['no json', 'signed-out', 'ann'],
    ['no id', 'signed-out', '{"uid":5}'],
    ['an empty id', 'signed-out', '{"uid":""}'],
  ])('drops %s', (_name, key, value) => {
    const { heard, storageEvent } = listen();
    storageEvent(key, value);
    expect(heard).toEqual([]);
  });

  it('drops messages on the channel that are not announcements', async () => {
    const { heard } = listen();
    const channel = new BroadcastChannel('signed-out');
    channel.postMessage('ann');
    channel.postMessage({ uid: 7 });
    channel.close();
    await settled();
    expect(heard).toEqual([]);
  });
});
