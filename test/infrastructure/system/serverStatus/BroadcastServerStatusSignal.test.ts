import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { eventually } from '#test/support/eventually';

function open() {
  const heard: ServerStatus[] = [];
  const asked: string[] = [];
  const signal = new BroadcastServerStatusSignal();
  const stop = signal.listen({
    onStatus: status => void heard.push(status),
    onRequest: () => void asked.push('asked'),
  });
  return { signal, heard, asked, stop };
}

describe('BroadcastServerStatusSignal', () => {
  it('reaches the other windows, but not the sender', async () => {
    const [first, second] = [open(), open()];
    first.signal.announce({ state: 'goingOffline', at: 5 });
    second.signal.request();
    await eventually(() =>
      expect([second.heard, first.asked]).toEqual([[{ state: 'goingOffline', at: 5 }], ['asked']]),
    );
    expect([first.heard, second.asked]).toEqual([[], []]);
    first.stop();
    second.stop();
  });

  it('drops messages that are not a status, even those that resemble offline', async () => {
    const window = open();
    const stranger = new BroadcastChannel('server-status');
    for (const message of [
      undefined,
      'offline',
      { status: 'offline' },
      { status: { state: 'gone' } },
      { status: null },
    ])
      stranger.postMessage(message);
    stranger.postMessage({ status: { state: 'online' } });
    await eventually(() => expect(window.heard).toEqual([{ state: 'online' }]));
    stranger.close();
    window.stop();
  });
});
