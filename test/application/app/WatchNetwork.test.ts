import { WatchNetwork } from '@/application/app/WatchNetwork';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';

describe('WatchNetwork', () => {
  it('notifies when the network goes offline and online, until it is stopped', () => {
    const device = new FakeConnectivity();
    const told: boolean[] = [];
    const stop = new WatchNetwork(device).execute(online => told.push(online));
    device.goOffline();
    device.goOnline();
    stop();
    device.goOffline();
    expect(told).toEqual([false, true]);
  });
});
