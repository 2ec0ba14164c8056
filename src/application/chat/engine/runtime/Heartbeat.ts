import { latest } from '../../../kernel/latest';
import type { Clock } from '../../../kernel/ports/Clock';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';

/** Interval of probes while the backend answers, in milliseconds. */
export const BEAT_MS = 15_000;
/** Interval of probes while it does not answer, in milliseconds. */
export const LOST_BEAT_MS = 3_000;

interface HeartbeatListener {
  /** Called once when the backend stops answering. */
  onLost(): void;
  /** Called once when it answers again. */
  onFound(): void;
}

/** Detects that the backend has stopped answering before a message must be sent, and that it answers again. */
export class Heartbeat {
  private lost = false;
  private isProbing = false;
  /** Cancelled on stop, so late answers are ignored. */
  private readonly probes = latest();
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
    this.probes.cancel();
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
    const isCurrent = this.probes.current();
    this.isProbing = true;
    const answers = await this.probe();
    if (!isCurrent()) return;
    this.isProbing = false;
    const changed = answers === this.lost;
    this.lost = !answers;
    this.schedule();
    if (!changed) return;
    if (answers) this.listener.onFound();
    else this.listener.onLost();
  }
}
