import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { StaySignedIn } from '@/application/session/StaySignedIn';
import type { WatchSessionLife } from '@/application/session/WatchSessionLife';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { SessionLife } from '@/domain/session/SessionLife';
import { sessionWarning } from '@/domain/session/sessionWarning';

export interface SessionLifeUseCases {
  readonly watchSessionLife: WatchSessionLife;
  readonly staySignedIn: StaySignedIn;
  /** Called when the session has ended by this device's clock; has to check that with the server. */
  readonly onEnd: () => void;
  /** The device's clock, in whose time the end of a session is stored. */
  readonly clock: Clock;
  /** The server's clock, in whose time the end is shown. */
  readonly serverClock: Pick<Clock, 'now'>;
}

/** Delay after the end of a session, in milliseconds. The end is given in whole seconds, so it has passed by then. */
const END_AFTER_MS = 1_500;

/** The beginning and the end of the session, and the warning before its end. */
export class SessionLifeStore {
  life: SessionLife | undefined = undefined;
  minutesLeft: number | undefined = undefined;
  busy = false;
  failed = false;
  private cancelAlarm: Unsubscribe = () => undefined;
  private cancelEnd: Unsubscribe = () => undefined;
  private awaitedEnd: number | undefined = undefined;
  private hasEnded = false;

  constructor(private readonly useCases: SessionLifeUseCases) {
    makeObservable<this, 'apply'>(this, {
      life: observableRef,
      minutesLeft: observable,
      busy: observable,
      failed: observable,
      apply: action,
      stay: action,
    });
  }

  /** The beginning and the end in server time, like all other times on the page. */
  get shown(): SessionLife | undefined {
    const { clock, serverClock } = this.useCases;
    const offset = serverClock.now() - clock.now();
    const onServer = (at: number | undefined): number | undefined => (at === undefined ? undefined : at + offset);
    return this.life && { since: onServer(this.life.since), endsAt: onServer(this.life.endsAt) };
  }

  start(): Unsubscribe {
    const stop = this.useCases.watchSessionLife.execute(life => {
      this.awaitEnd(life?.endsAt);
      this.apply(life);
    });
    return () => {
      stop();
      this.cancelAlarm();
      this.cancelEnd();
    };
  }

  async stay(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const stayed = await this.useCases.staySignedIn.execute();
      runInAction(() => (this.failed = !stayed.ok));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Sets the timer once, when the end becomes known, so that changing the device's clock does not move the end. */
  private awaitEnd(endsAt: number | undefined): void {
    if (endsAt === this.awaitedEnd) return;
    const { clock } = this.useCases;
    this.awaitedEnd = endsAt;
    this.hasEnded = false;
    this.cancelEnd();
    this.cancelEnd =
      endsAt === undefined
        ? () => undefined
        : clock.wakeIn(Math.max(0, endsAt - clock.now()) + END_AFTER_MS, () => this.end());
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.useCases.onEnd();
  }

  private apply(life: SessionLife | undefined): void {
    const { clock } = this.useCases;
    const now = clock.now();
    const { minutesLeft, until } = sessionWarning({ endsAt: life?.endsAt, now });
    this.life = life;
    this.minutesLeft = minutesLeft;
    if (minutesLeft === undefined) this.failed = false;
    this.cancelAlarm();
    this.cancelAlarm = until === undefined ? () => undefined : clock.wakeIn(until - now + 1, () => this.apply(life));
    // Timers may stop while a device sleeps, so the end may have passed before the timer of `awaitEnd` fires.
    if (life?.endsAt !== undefined && life.endsAt <= now)
      this.cancelAlarm = clock.wakeIn(END_AFTER_MS, () => this.end());
  }
}
