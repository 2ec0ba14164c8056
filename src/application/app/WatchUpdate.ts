import { updateReady } from '@/domain/app/updateReady';
import type { Version } from '@/domain/app/Version';
import type { PendingMessages } from '../session/ports/PendingMessages';
import type { Clock } from '../kernel/ports/Clock';
import type { Logger } from '../kernel/ports/Logger';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { Activity } from './ports/Activity';
import type { VersionGateway } from './ports/VersionGateway';

const CHECK_EVERY_MS = 5 * 60_000;
/** The delay before the next check for a quiet moment, in milliseconds. */
const WAIT_MS = 5_000;

export interface WatchUpdatePorts {
  readonly versions: VersionGateway;
  readonly activity: Activity;
  readonly pending: PendingMessages;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Reports once that a version other than the running one is served, at a moment when the user is not busy. */
export class WatchUpdate {
  constructor(
    private readonly running: Version,
    private readonly ports: WatchUpdatePorts,
  ) {}

  execute(notify: () => void): Unsubscribe {
    const { versions, clock, logger } = this.ports;
    let stopped = false;
    let cancel: Unsubscribe = () => undefined;
    let logged = false;
    const check = async (): Promise<void> => {
      const served = await versions.read();
      if (stopped) return;
      if (!logged && served !== undefined)
        logger.info(`Environment version: dashboard ${served.version}, core ${served.core}`);
      logged ||= served !== undefined;
      if (await this.isReady(served)) {
        if (!stopped) notify();
        return;
      }
      if (!stopped) cancel = clock.wakeIn(this.differs(served) ? WAIT_MS : CHECK_EVERY_MS, () => void check());
    };
    void check();
    return () => {
      stopped = true;
      cancel();
    };
  }

  private async isReady(served: Version | undefined): Promise<boolean> {
    if (!this.differs(served)) return false;
    const { pending, activity, clock } = this.ports;
    const unsent = await pending.unsent();
    return updateReady({
      running: this.running,
      served: served ?? null,
      pending: unsent.reduce((sum, { count }) => sum + count, 0),
      quietMs: clock.now() - activity.lastInput(),
    });
  }

  private differs(served: Version | undefined): boolean {
    return updateReady({
      running: this.running,
      served: served ?? null,
      pending: 0,
      quietMs: Number.POSITIVE_INFINITY,
    });
  }
}
