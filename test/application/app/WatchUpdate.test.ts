import { WatchUpdate } from '@/application/app/WatchUpdate';
import { FakeActivity } from '#test/support/fakes/app/FakeActivity';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';
import { FakeVersionGateway } from '#test/support/fakes/app/FakeVersionGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const running = { version: '1.2.0', core: '0.105.0' };
const newer = { version: '1.3.0', core: '0.105.0' };
const MINUTE = 60_000;

function setUp() {
  const clock = new ManualClock();
  const ports = {
    clock,
    versions: new FakeVersionGateway(running),
    activity: new FakeActivity(clock.now()),
    pending: new FakePendingMessages(),
    logger: new FakeLogger(),
  };
  let received = 0;
  const stop = new WatchUpdate(running, ports).execute(() => (received += 1));
  /** Advances the clock in steps and lets answers arrive in between. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      clock.advance(1_000);
    }
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ...ports, stop, pass, received: () => received };
}

describe('WatchUpdate', () => {
  it('logs the running version once and checks every five minutes for another', async () => {
    const { pass, logger, versions, received } = setUp();
    await pass(11 * MINUTE);
    expect(versions.reads).toBe(3);
    expect(logger.lines).toEqual([{ level: 'info', message: 'Environment version: dashboard 1.2.0, core 0.105.0' }]);
    expect(received()).toBe(0);
  });

  it('reports a new version once', async () => {
    const { pass, versions, received } = setUp();
    await pass(MINUTE);
    versions.served = newer;
    await pass(30 * MINUTE);
    expect(received()).toBe(1);
  });

  it('waits until no text is being typed and no call is pending', async () => {
    const { pass, versions, activity, pending, clock, received } = setUp();
    versions.served = newer;
    pending.pending = [{ patientName: 'Ann', count: 1 }];
    await pass(6 * MINUTE);
    expect(received()).toBe(0);
    pending.pending = [];
    activity.last = clock.now();
    await pass(20_000);
    expect(received()).toBe(0);
    await pass(15_000);
    expect(received()).toBe(1);
  });

  it('forgets a version that was rolled back', async () => {
    const { pass, versions, pending, received } = setUp();
    versions.served = newer;
    pending.pending = [{ patientName: 'Ann', count: 1 }];
    await pass(MINUTE);
    versions.served = running;
    pending.pending = [];
    await pass(20 * MINUTE);
    expect(received()).toBe(0);
  });

  it('reports nothing while the version is unknown', async () => {
    const { pass, versions, logger, received } = setUp();
    versions.served = undefined;
    await pass(20 * MINUTE);
    expect([received(), logger.lines.filter(({ message }) => message.includes('undefined'))]).toEqual([0, []]);
  });

  it('makes no more checks once it is stopped', async () => {
    const { stop, pass, versions, clock, received } = setUp();
    await pass(MINUTE);
    stop();
    versions.served = newer;
    await pass(20 * MINUTE);
    expect([received(), clock.pendingWakes]).toEqual([0, 0]);
  });
});
