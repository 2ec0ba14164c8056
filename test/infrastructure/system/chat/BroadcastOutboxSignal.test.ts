import type { OutboxUpdate } from '@/application/chat/ports/OutboxSignal';
import { BroadcastOutboxSignal } from '@/infrastructure/system/chat/BroadcastOutboxSignal';

const update: OutboxUpdate = { type: 'retry', channelId: 'c1' };
const settled = () => new Promise(resolve => setTimeout(resolve, 30));

describe('BroadcastOutboxSignal', () => {
  const stops: (() => void)[] = [];
  const listen = (uid: string) => {
    const signal = new BroadcastOutboxSignal();
    const heard: OutboxUpdate[] = [];
    stops.push(signal.listen(uid, item => heard.push(item)));
    return { signal, heard };
  };
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('reaches the other windows of the user, never the sender', async () => {
    const first = listen('ann');
    const second = listen('ann');
    first.signal.announce(update);
    await settled();
    expect(second.heard).toEqual([update]);
    expect(first.heard).toEqual([]);
  });

  it('does not reach the windows of another user', async () => {
    const ann = listen('ann');
    const zoe = listen('zoe');
    ann.signal.announce(update);
    await settled();
    expect(zoe.heard).toEqual([]);
  });

  it('drops messages that are not updates of the outbox', async () => {
    const { heard } = listen('ann');
    const stranger = new BroadcastChannel('chat-outbox:ann');
    stranger.postMessage({ type: 'obey' });
    stranger.postMessage('text');
    await settled();
    stranger.close();
    expect(heard).toEqual([]);
  });
});
