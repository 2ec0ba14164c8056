import type { FlagCache } from '../access/FlagCache';
import type { Clock } from '../kernel/ports/Clock';
import type { Logger } from '../kernel/ports/Logger';
import type { PendingUploads } from '../session/ports/PendingUploads';
import type { SessionVault } from '../session/ports/SessionVault';
import type { SessionEvents } from '../session/SessionEvents';

export interface DriveStartPorts {
  /** Downloads the drive; the result starts it. */
  readonly download: () => Promise<() => PendingUploads>;
  readonly flags: Pick<FlagCache, 'subscribe'>;
  readonly events: Pick<SessionEvents, 'subscribe'>;
  readonly vault: Pick<SessionVault, 'current'>;
  readonly clock: Pick<Clock, 'wakeIn'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** The delay before a failed download is retried, in milliseconds. */
export const RETRY_MS = 30_000;

/** The time to wait for the deployment's feature flags before the defaults apply, in milliseconds. */
export const FLAGS_LIMIT_MS = 3_000;

/** Downloads and starts the drive once a user is signed in, and makes the sign-out wait for its uploads. */
export class DriveStart implements PendingUploads {
  private starting: Promise<void> | undefined;
  private uploads: PendingUploads | undefined;
  private readonly flagsKnown: Promise<void>;

  constructor(private readonly ports: DriveStartPorts) {
    this.flagsKnown = new Promise(resolve => ports.flags.subscribe(() => resolve()));
  }

  execute(): void {
    const { events, vault } = this.ports;
    events.subscribe(({ kind }) => {
      if (kind !== 'signedOut') this.want();
    });
    if (vault.current() !== undefined) this.want();
  }

  async drain(limitMs: number): Promise<void> {
    // A download that never ends must not block the sign-out.
    if (this.uploads === undefined) await Promise.race([this.starting, this.wait(limitMs)]);
    await this.uploads?.drain(limitMs);
  }

  async areOpen(): Promise<boolean> {
    return this.uploads === undefined ? this.starting !== undefined : this.uploads.areOpen();
  }

  private want(): void {
    this.starting ??= this.start();
  }

  private async start(): Promise<void> {
    const { download, clock, logger } = this.ports;
    try {
      const [start] = await Promise.all([download(), Promise.race([this.flagsKnown, this.wait(FLAGS_LIMIT_MS)])]);
      this.uploads = start();
    } catch (error) {
      logger.error('The drive could not be started.', error);
      clock.wakeIn(RETRY_MS, () => void this.start());
    }
  }

  private wait(limitMs: number): Promise<void> {
    return new Promise(resolve => void this.ports.clock.wakeIn(limitMs, resolve));
  }
}
