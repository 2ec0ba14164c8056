import { WatchUpdate } from '@/application/shell/WatchUpdate';
import { UpdateStore } from '@/presentation/shell/UpdateStore';
import { eventually } from '#test/support/eventually';
import { FakeActivity } from '#test/support/fakes/FakeActivity';
import { FakeLogger } from '#test/support/fakes/FakeLogger';
import { FakePendingMessages } from '#test/support/fakes/FakePendingMessages';
import { FakeVersionGateway } from '#test/support/fakes/FakeVersionGateway';
import { ManualClock } from '#test/support/fakes/ManualClock';

describe('UpdateStore', () => {
  it('is ready when another version is served and nobody is at work', async () => {
    const clock = new ManualClock();
    const watch = new WatchUpdate(
      { version: '1.0.0', core: '0.105.0' },
      {
        clock,
        versions: new FakeVersionGateway({ version: '1.1.0', core: '0.105.0' }),
        activity: new FakeActivity(clock.now() - 60_000),
        pending: new FakePendingMessages(),
        logger: new FakeLogger(),
      },
    );
    const store = new UpdateStore(watch, () => undefined);
    expect(store.ready).toBe(false);
    const stop = store.start();
    await eventually(() => expect(store.ready).toBe(true));
    stop();
  });
});
