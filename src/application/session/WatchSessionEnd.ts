import { latest } from '../kernel/latest';
import type { Clock } from '../kernel/ports/Clock';
import { RetrySchedule } from '../kernel/RetrySchedule';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { SessionEndSignal } from './ports/SessionEndSignal';
import type { SessionVault } from './ports/SessionVault';
import type { Reauthenticate } from './Reauthenticate';

/** Minimum interval of checks when the window gets attention, in milliseconds. */
export const CHECK_PAUSE_MS = 5_000;
/** Interval of checks in a visible window, in milliseconds: a server may end a session early without any input. */
export const CHECK_EVERY_MS = 30_000;
/** Time limit for an answer at the announced end, in milliseconds. */
export const ANSWER_WITHIN_MS = 3_000;

export interface WatchSessionEndPorts {
  readonly vault: SessionVault;
  readonly reauthenticate: Pick<Reauthenticate, 'execute' | 'renew'>;
  readonly signal: SessionEndSignal;
  readonly clock: Clock;
  /** A clock that may pause while the window is hidden. */
  readonly clockInView: Pick<Clock, 'wakeIn'>;
  /**
   * Makes a call that does not extend the session; an ended session shows in its answer. Returns whether an answer
   * arrived.
   */
  readonly check: () => Promise<boolean>;
  /** Reports when the window gets or loses the focus, and when it is shown or hidden. */
  readonly watchAttention: (notify: (focused: boolean, visible: boolean) => void) => Unsubscribe;
}

/**
 * Detects the end of the session without a call or timer of this window: when another window of the user has detected
 * an end, and when the window gets attention. Each window has its own session, so each checks for itself.
 */
export class WatchSessionEnd {
  private uid: string | undefined;
  private stopListening: Unsubscribe = () => undefined;
  private hasEnded = false;
  private isInView = true;
  private stopWaiting: Unsubscribe = () => undefined;
  private stopLooking: Unsubscribe = () => undefined;
  private checkedAt: number;
  private readonly checks = latest();
  private readonly retries: RetrySchedule;

  constructor(private readonly ports: WatchSessionEndPorts) {
    this.retries = new RetrySchedule(ports.clock);
    this.checkedAt = ports.clock.now();
  }

  execute(): Unsubscribe {
    const { vault, reauthenticate, watchAttention } = this.ports;
    this.listenFor(vault.current()?.user.uid);
    const stops = [
      vault.subscribe(session => this.listenFor(session?.user.uid)),
      reauthenticate.execute(prompt => this.note(prompt?.reason === 'sessionEnded')),
      watchAttention((focused, visible) => {
        this.isInView = visible;
        if (focused || visible) this.checkAgain();
      }),
      () => this.listenFor(undefined),
      () => this.stopLooking(),
    ];
    this.checkWhileInView();
    return () => stops.forEach(stop => stop());
  }

  private checkWhileInView(): void {
    this.stopLooking = this.ports.clockInView.wakeIn(CHECK_EVERY_MS, () => {
      if (this.isInView) this.check();
      this.checkWhileInView();
    });
  }

  private listenFor(uid: string | undefined): void {
    if (uid === this.uid) return;
    this.uid = uid;
    this.stopChecking();
    this.stopListening();
    this.stopListening = uid === undefined ? () => undefined : this.ports.signal.listen(uid, () => this.check());
  }

  private note(hasEnded: boolean): void {
    const hasJustEnded = hasEnded && !this.hasEnded;
    this.hasEnded = hasEnded;
    if (hasEnded) this.stopChecking();
    if (hasJustEnded) this.ports.signal.announce();
  }

  private checkAgain(): void {
    const since = this.ports.clock.now() - this.checkedAt;
    // A clock that was set back must not delay the check.
    if (since < 0 || since >= CHECK_PAUSE_MS) this.check();
  }

  /** Repeated until an answer arrives, because an unused window makes no other calls. */
  check(): void {
    if (this.hasEnded || this.uid === undefined) return;
    this.checkedAt = this.ports.clock.now();
    const isLatest = this.checks.begin();
    void this.ports.check().then(isAnswered => {
      if (isAnswered) this.stopWaiting();
      if (!isLatest()) return;
      if (isAnswered) this.retries.reset();
      else this.retries.scheduleRetry(() => this.check());
    });
  }

  /** At the announced end the session has ended unless an answer says otherwise. */
  checkEnd(): void {
    if (this.hasEnded || this.uid === undefined) return;
    const { clock, reauthenticate } = this.ports;
    this.stopWaiting();
    this.stopWaiting = clock.wakeIn(ANSWER_WITHIN_MS, () => void reauthenticate.renew());
    this.check();
  }

  private stopChecking(): void {
    this.stopWaiting();
    this.checks.cancel();
    this.retries.reset();
  }
}
