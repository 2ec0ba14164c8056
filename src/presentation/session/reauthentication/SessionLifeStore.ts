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
  /** Asks the server something that prolongs nothing; a session that has ended shows in the answer. */
  readonly look: () => void;
  /** Of the device: sessions are noted by it. */
  readonly clock: Clock;
  /** Of the server: what is shown is by it. */
  readonly serverClock: Pick<Clock, 'now'>;
}

/** The end is given in whole seconds; after this delay it has certainly come. */
const LOOK_AFTER_MS = 2_000;

/** When the session began and ends, and the warning before its end. */
export class SessionLifeStore {
  life: SessionLife | undefined = undefined;
  minutesLeft: number | undefined = undefined;
  busy = false;
  failed = false;
  private cancelAlarm: Unsubscribe = () => undefined;

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
    const stop = this.useCases.watchSessionLife.execute(life => this.apply(life));
    return () => {
      stop();
      this.cancelAlarm();
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

  private apply(life: SessionLife | undefined): void {
    const { clock, look } = this.useCases;
    const now = clock.now();
    const { minutesLeft, until } = sessionWarning({ endsAt: life?.endsAt, now });
    this.life = life;
    this.minutesLeft = minutesLeft;
    if (minutesLeft === undefined) this.failed = false;
    this.cancelAlarm();
    this.cancelAlarm = until === undefined ? () => undefined : clock.wakeIn(until - now + 1, () => this.apply(life));
    // Where no other call runs, the end would not be noticed otherwise.
    if (life?.endsAt !== undefined && life.endsAt <= now) this.cancelAlarm = clock.wakeIn(LOOK_AFTER_MS, look);
  }
}
