import { linkTools } from '#test/support/builders/serverStatus/linkTools';

describe('SyncServerTime', () => {
  it('synchronises immediately and every minute', async () => {
    const { serverTime, after, state } = await linkTools();
    expect([serverTime.asked.length, state('api')]).toEqual([1, 'live']);
    await after(60_000);
    expect(serverTime.asked).toHaveLength(2);
  });

  it('synchronises immediately after an unanswered call, then every three seconds until an answer', async () => {
    const { serverTime, reach, after, state, settled } = await linkTools();
    serverTime.isReachable = false;
    reach.notify(false);
    await settled();
    expect([serverTime.asked.length, state('api')]).toEqual([2, 'lost']);
    await after(3_000);
    serverTime.isReachable = true;
    await after(3_000);
    expect([serverTime.asked.length, state('api')]).toEqual([4, 'live']);
  });

  it('stays live when one call fails while the backend answers', async () => {
    const { reach, state, settled } = await linkTools();
    reach.notify(false);
    await settled();
    expect(state('api')).toBe('live');
  });

  it('reports a lost connection when the device is offline, and synchronises when it is online again', async () => {
    const { connectivity, state, settled } = await linkTools();
    connectivity.goOffline();
    expect(state('api')).toBe('lost');
    connectivity.goOnline();
    await settled();
    expect(state('api')).toBe('live');
  });

  it('reports that the device’s clock is wrong, and that it was corrected', async () => {
    const { serverTime, after, links } = await linkTools();
    expect(links.wrongClock).toBeNull();
    serverTime.offset = -61 * 60_000;
    await after(60_000);
    expect(links.wrongClock).toEqual({ is: 'ahead', amount: 61, unit: 'minutes' });
    serverTime.offset = -60_000;
    await after(60_000);
    expect(links.wrongClock).toBeNull();
  });

  it('leaves no alarm once it is stopped', async () => {
    const { clock, stops, state } = await linkTools();
    stops.forEach(stop => stop());
    expect([clock.pendingWakes, state('api')]).toEqual([0, 'unused']);
  });
});
