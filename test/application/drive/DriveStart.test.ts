import { FlagCache } from '@/application/access/FlagCache';
import { DriveStart, FLAGS_LIMIT_MS, RETRY_MS } from '@/application/drive/DriveStart';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import { SessionEvents } from '@/application/session/SessionEvents';
import { flagDefaults } from '@/domain/access/featureFlags';
import { eventually } from '#test/support/eventually';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakePendingUploads } from '#test/support/fakes/session/FakePendingUploads';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@staff.example' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

describe('DriveStart', () => {
  function setUp({ failures = 0, never = false } = {}) {
    const [flags, events, clock, logger] = [new FlagCache(), new SessionEvents(), new ManualClock(), new FakeLogger()];
    const log = { downloads: 0, starts: 0 };
    const download = async (): Promise<() => PendingUploads> => {
      log.downloads += 1;
      if (never) await new Promise(() => undefined);
      if (log.downloads <= failures) throw new Error('offline');
      return () => {
        log.starts += 1;
        return new FakePendingUploads();
      };
    };
    const start = new DriveStart({ download, flags, events, vault: new FakeSessionVault(), clock, logger });
    start.execute();
    return { start, flags, events, clock, logger, log };
  }

  it('starts the drive once, after a sign-in and when the flags are known', async () => {
    const { start, flags, events, log } = setUp();
    expect(await start.areOpen()).toBe(false);
    events.announce({ kind: 'signedIn', user: ann });
    events.announce({ kind: 'renewed', user: ann });
    await settled();
    expect([log.downloads, log.starts, await start.areOpen()]).toEqual([1, 0, true]);
    flags.write(flagDefaults);
    await settled();
    expect([log.starts, await start.areOpen()]).toEqual([1, false]);
  });

  it('waits at most three seconds for the flags', async () => {
    const { events, clock, log } = setUp();
    events.announce({ kind: 'signedIn', user: ann });
    await settled();
    clock.advance(FLAGS_LIMIT_MS);
    await eventually(() => expect(log.starts).toBe(1));
  });

  it('retries a failed download', async () => {
    const { flags, events, clock, logger, log } = setUp({ failures: 1 });
    flags.write(flagDefaults);
    events.announce({ kind: 'signedIn', user: ann });
    await eventually(() => expect(logger.lines).toHaveLength(1));
    clock.advance(RETRY_MS);
    await eventually(() => expect(log.starts).toBe(1));
  });

  it('does not hold up a sign-out when the download never ends', async () => {
    const { start, events, clock } = setUp({ never: true });
    events.announce({ kind: 'signedIn', user: ann });
    const drained = start.drain(5_000);
    clock.advance(5_000);
    await drained;
    expect(await start.areOpen()).toBe(true);
  });
});
