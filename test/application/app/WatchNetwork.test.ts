import { WatchNetwork } from '@/application/app/WatchNetwork';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';

describe('WatchNetwork', () => {
  it('notifies when the network goes offline and online, until it is stopped', () => {
    const device = new FakeConnectivity();
    const received: boolean[] = [];
    const stop = new WatchNetwork(device).execute(online => received.push(online));
    device.goOffline();
    device.goOnline();
    stop();
    device.goOffline();
    expect(received).toEqual([false, true]);
  });
});
