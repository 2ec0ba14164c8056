import { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { FakeServerStatusGateway } from '#test/support/fakes/FakeServerStatusGateway';
import { ManualClock } from '#test/support/fakes/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(status: ServerStatus = { state: 'online' }) {
  const gateway = new FakeServerStatusGateway();
  gateway.status = status;
  const clock = new ManualClock();
  const told: string[] = [];
  const stop = new WatchServerStatus(gateway, clock).execute(({ state }) => told.push(state));
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { gateway, told, stop, after };
}

describe('WatchServerStatus', () => {
  it('knows nothing at first, then looks every minute', async () => {
    const { gateway, told, after } = setUp();
    expect(told).toEqual(['unknown']);
    await after(0);
    gateway.status = { state: 'goingOffline', at: 5 };
    await after(59_999);
    expect(told).toEqual(['unknown', 'online']);
    await after(1);
    expect(told).toEqual(['unknown', 'online', 'goingOffline']);
  });

  it('tries three times more when it could not look, and then waits its minute', async () => {
    const { gateway, after } = setUp({ state: 'unknown' });
    await after(0);
    for (const _retry of [1, 2, 3]) await after(1_000);
    expect(gateway.reads).toBe(4);
    await after(59_999);
    expect(gateway.reads).toBe(4);
    await after(1);
    expect(gateway.reads).toBe(5);
  });

  it('never takes a failed look for offline, and forgets nothing for it', async () => {
    const { gateway, told, after } = setUp({ state: 'offline' });
    await after(0);
    gateway.status = { state: 'unknown' };
    await after(60_000);
    expect(told).toEqual(['unknown', 'offline']);
    const never = setUp({ state: 'unknown' });
    await never.after(0);
    expect(never.told).toEqual(['unknown']);
  });

  it('stops', async () => {
    const { gateway, stop, after } = setUp();
    await after(0);
    stop();
    await after(120_000);
    expect(gateway.reads).toBe(1);
  });
});
