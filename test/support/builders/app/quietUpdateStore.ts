import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchStorage } from '@/application/serverStatus/WatchStorage';
import { WatchUpdate } from '@/application/app/WatchUpdate';
import { UpdateStore } from '@/presentation/app/toolbar/UpdateStore';
import { FakeActivity } from '#test/support/fakes/app/FakeActivity';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';
import { FakeVersionGateway } from '#test/support/fakes/app/FakeVersionGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const version = { version: '1.2.3', core: '0.105.0' };

/** A shell whose version is the newest. */
export function quietUpdateStore(): UpdateStore {
  const ports = {
    clock: new ManualClock(),
    versions: new FakeVersionGateway(version),
    activity: new FakeActivity(0),
    pending: new FakePendingMessages(),
    logger: new FakeLogger(),
  };
  return new UpdateStore(
    { watchUpdate: new WatchUpdate(version, ports), watchStorage: new WatchStorage(new ConnectionState(ports.clock)) },
    () => undefined,
  );
}
