import { CleanNotificationCache } from '@/application/notifications/CleanNotificationCache';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';

function setUp() {
  const desk = new FakeNotificationSource();
  const gateway = new FakeNotificationGateway();
  const logger = new FakeLogger();
  new CleanNotificationCache(desk, gateway, logger).execute();
  return { desk, gateway, logger };
}

describe('CleanNotificationCache', () => {
  it('tidies for everybody who comes in, once each time', async () => {
    const { desk, gateway } = setUp();
    desk.comeIn('ann');
    desk.comeIn('ann');
    desk.comeIn(undefined);
    desk.comeIn('ann');
    await Promise.resolve();
    expect(gateway.tidied).toBe(2);
  });

  it('only logs a failure', async () => {
    const { desk, gateway, logger } = setUp();
    gateway.isReachable = false;
    desk.comeIn('ann');
    await Promise.resolve();
    await Promise.resolve();
    expect(logger.lines).toHaveLength(1);
  });
});
