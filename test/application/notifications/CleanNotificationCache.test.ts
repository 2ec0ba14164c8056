import { CleanNotificationCache } from '@/application/notifications/CleanNotificationCache';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';

function setUp() {
  const source = new FakeNotificationSource();
  const gateway = new FakeNotificationGateway();
  const logger = new FakeLogger();
  new CleanNotificationCache(source, gateway, logger).execute();
  return { source, gateway, logger };
}

describe('CleanNotificationCache', () => {
  it('tidies for everybody who comes in, once each time', async () => {
    const { source, gateway } = setUp();
    source.comeIn('ann');
    source.comeIn('ann');
    source.comeIn(undefined);
    source.comeIn('ann');
    await Promise.resolve();
    expect(gateway.tidied).toBe(2);
  });

  it('only logs a failure', async () => {
    const { source, gateway, logger } = setUp();
    gateway.isReachable = false;
    source.comeIn('ann');
    await Promise.resolve();
    await Promise.resolve();
    expect(logger.lines).toHaveLength(1);
  });
});
