import type { Clock } from '../../../kernel/ports/Clock';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';

/** Pause between two questions while the backend answers, in milliseconds. */
export const BEAT_MS = 15_000;
/** Pause between two questions while it does not, in milliseconds. */
export const LOST_BEAT_MS = 3_000;

interface HeartbeatListener {
  /** Once when the backend stops answering. */
  onLost(): void;
  /** Once when it answers again. */
  onFound(): void;
}

/** Notices that the backend has stopped answering before a message has to be sent, and that it answers again. */
export class Heartbeat {
  private lost = false;
  private isProbing = false;
  /** Rises with every stop: the answer to an earlier question says nothing any more. */
  private epoch = 0;
  private cancel: Unsubscribe | undefined;

  constructor(
    private readonly probe: () => Promise<boolean>,
    private readonly clock: Clock,
    private readonly listener: HeartbeatListener,
  ) {}

  start(): void {
    if (this.cancel === undefined) this.schedule();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.lost = false;
    this.isProbing = false;
    this.epoch += 1;
  }

  /** Probes now instead of later. */
  beat(): void {
    if (this.cancel === undefined || this.isProbing) return;
    this.cancel();
    void this.check();
  }

  private schedule(): void {
    this.cancel = this.clock.wakeIn(this.lost ? LOST_BEAT_MS : BEAT_MS, () => void this.check());
  }

  private async check(): Promise<void> {
    const { epoch } = this;
    this.isProbing = true;
    const answers = await this.probe();
    if (epoch !== this.epoch) return;
    this.isProbing = false;
    const changed = answers === this.lost;
    this.lost = !answers;
    this.schedule();
    if (!changed) return;
    if (answers) this.listener.onFound();
    else this.listener.onLost();
  }
}
