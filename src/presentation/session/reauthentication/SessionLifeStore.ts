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
  /** The session has ended according to this device, so the server is asked. */
  readonly onEnd: () => void;
  /** Device time: session ends are recorded in it. */
  readonly clock: Clock;
  /** Server time, which is shown. */
  readonly serverClock: Pick<Clock, 'now'>;
}

/** The end is given in whole seconds; after this delay it has certainly come. */
const END_AFTER_MS = 1_500;

/** When the session began and ends, and the warning before its end. */
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

  /** In server time, as every other time on the page. */
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

  /** Counted once from when it was announced: a clock that is moved afterwards moves no end. */
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
    // A device that has slept may be past the end, while the time that was counted is not.
    if (life?.endsAt !== undefined && life.endsAt <= now)
      this.cancelAlarm = clock.wakeIn(END_AFTER_MS, () => this.end());
  }
}
