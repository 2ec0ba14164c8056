import { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { FakeServerStatusGateway } from '#test/support/fakes/serverStatus/FakeServerStatusGateway';
import { FakeServerStatusSignal } from '#test/support/fakes/serverStatus/FakeServerStatusSignal';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

/** Two windows of one device. The first one leads unless `leader` says otherwise. */
async function setUp(status: ServerStatus = { state: 'online' }) {
  const gateway = new FakeServerStatusGateway();
  gateway.status = status;
  const clock = new ManualClock();
  const leadership = new FakeLeadership();
  const signal = new FakeServerStatusSignal();
  const open = (window: FakeServerStatusSignal) => {
    const received: ServerStatus[] = [];
    const stop = new WatchServerStatus({ gateway, signal: window, leadership, clock }).execute(status =>
      received.push(status),
    );
    return { stop, received, states: () => received.map(({ state }) => state) };
  };
  const first = open(signal);
  leadership.elect();
  await settled();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { gateway, leadership, clock, first, openSecond: () => open(signal.window()), after };
}

describe('WatchServerStatus', () => {
  it('reports nothing at first, then checks every minute', async () => {
    const { gateway, first, after } = await setUp();
    gateway.status = { state: 'goingOffline', at: undefined };
    await after(59_999);
    expect(first.states()).toEqual(['unknown', 'online']);
    await after(1);
    expect(first.states()).toEqual(['unknown', 'online', 'goingOffline']);
  });

  it('retries a failed check three times, then waits a minute', async () => {
    const { gateway, after } = await setUp({ state: 'unknown' });
    for (const _retry of [1, 2, 3]) await after(1_000);
    expect(gateway.reads).toBe(4);
    await after(59_999);
    expect(gateway.reads).toBe(4);
    await after(1);
    expect(gateway.reads).toBe(5);
  });

  it('does not report a failed check as offline, and keeps the last status', async () => {
    const { gateway, first, after } = await setUp({ state: 'offline' });
    gateway.status = { state: 'unknown' };
    await after(60_000);
    expect(first.states()).toEqual(['unknown', 'offline']);
    const never = await setUp({ state: 'unknown' });
    expect(never.first.states()).toEqual(['unknown']);
  });

  it('reports unknown when the announced time has passed without a new document, without another check', async () => {
    const at = new ManualClock().now() + 30_000;
    const { gateway, first, after } = await setUp({ state: 'goingOffline', at });
    await after(29_999);
    expect(first.received.at(-1)).toEqual({ state: 'goingOffline', at });
    await after(1);
    expect([first.received.at(-1), gateway.reads]).toEqual([{ state: 'unknown' }, 1]);
    await after(30_000);
    expect([first.received.at(-1), gateway.reads]).toEqual([{ state: 'unknown' }, 2]);
    gateway.status = { state: 'online' };
    await after(60_000);
    expect(first.received.at(-1)).toEqual({ state: 'online' });
  });

  it('checks in one window only, and passes the status to the others', async () => {
    const { gateway, first, openSecond, after } = await setUp();
    const second = openSecond();
    expect(second.states()).toEqual(['unknown', 'online']);
    gateway.status = { state: 'offline' };
    await after(60_000);
    expect([first.states().at(-1), second.states().at(-1), gateway.reads]).toEqual(['offline', 'offline', 2]);
  });

  it('checks in another window once the first one has closed', async () => {
    const { gateway, leadership, first, openSecond, after } = await setUp();
    const second = openSecond();
    first.stop();
    leadership.elect();
    await settled();
    gateway.status = { state: 'offline' };
    await after(60_000);
    expect([second.states().at(-1), gateway.reads]).toEqual(['offline', 3]);
  });

  it('stops all alarms and checks', async () => {
    const { gateway, leadership, clock, first, after } = await setUp({
      state: 'goingOffline',
      at: new ManualClock().now() + 3_600_000,
    });
    first.stop();
    await after(120_000);
    expect([gateway.reads, clock.pendingWakes, leadership.candidates]).toEqual([1, 0, []]);
  });
});
