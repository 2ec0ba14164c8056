import { ReceivePush } from '@/application/notifications/ReceivePush';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakePushGateway } from '#test/support/fakes/notifications/FakePushGateway';
import { FakePushMessaging } from '#test/support/fakes/notifications/FakePushMessaging';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const session = (uid: string) => ({ user: { uid, email: uid }, cookie: 'c' });
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function setUp() {
  const messaging = new FakePushMessaging();
  const gateway = new FakePushGateway();
  const vault = new FakeSessionVault();
  const logger = new FakeLogger();
  const push = new ReceivePush(messaging, gateway, vault, logger);
  push.execute();
  return { messaging, gateway, vault, logger, push };
}

describe('ReceivePush', () => {
  it('requests the browser’s permission only after the sign-in, and registers this device', async () => {
    const { messaging, gateway, vault } = setUp();
    await settled();
    expect(messaging.asked).toBe(0);
    vault.save(session('ann'));
    vault.save(session('ann'));
    await settled();
    expect([messaging.asked, [...gateway.registered]]).toEqual([1, ['device-1']]);
  });

  it('does not request permission after a sign-out', async () => {
    const { messaging, gateway, vault } = setUp();
    let press = (): void => undefined;
    messaging.press = new Promise<void>(resolve => (press = resolve));
    vault.save(session('ann'));
    await settled();
    vault.clear();
    press();
    await settled();
    expect([messaging.asked, gateway.registered.size]).toEqual([0, 0]);
  });

  it('registers nothing without permission or without a push address', async () => {
    const { messaging, gateway, vault } = setUp();
    messaging.answer = false;
    vault.save(session('ann'));
    await settled();
    messaging.answer = true;
    messaging.address = undefined;
    vault.clear();
    vault.save(session('ann'));
    await settled();
    expect(gateway.registered.size).toBe(0);
  });

  it('unregisters this device at the end', async () => {
    const { messaging, gateway, vault, push } = setUp();
    vault.save(session('ann'));
    await settled();
    await push.end();
    expect([gateway.registered.size, messaging.address]).toEqual([0, undefined]);
  });

  it('logs nothing when no device was registered, and only logs failures', async () => {
    const { gateway, vault, logger, push } = setUp();
    await push.end();
    expect(logger.lines).toEqual([]);
    gateway.isReachable = false;
    vault.save(session('ann'));
    await settled();
    await push.end();
    expect(logger.lines).toHaveLength(2);
  });

  it('does not register for a user who has signed out', async () => {
    const { gateway, vault } = setUp();
    vault.save(session('ann'));
    vault.clear();
    await settled();
    expect(gateway.registered.size).toBe(0);
  });
});
