import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ConnectionState } from '@/application/serverStatus/ConnectionState';
import type { ConnectionSummary, WatchConnections } from '@/application/serverStatus/WatchConnections';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { WrongClock } from '@/domain/serverStatus/deviceClock.rule';
import type { Link } from '@/domain/serverStatus/Link';
import { repeatEvery } from '../kit/repeatEvery';
import type { ProjectCheck } from './ProjectCheck';

/** The interval at which the ages in the open panel are updated, in milliseconds. */
const TICK_MS = 1_000;

/** The connections of this window to the server, for the message at the top and for the panel. */
export class ConnectionsStore {
  links: readonly Link[] = [];
  message: ConnectionSummary['message'] = undefined;
  lost = false;
  /** The error of the device's clock; null if it is right or not checked yet. */
  wrongClock: WrongClock | null = null;
  private isClockDismissed = false;
  /** The current time, in milliseconds since 1970. */
  now: number;

  constructor(
    private readonly watchConnections: WatchConnections,
    private readonly connectionState: Pick<ConnectionState, 'read'>,
    private readonly clock: Clock,
    readonly project: ProjectCheck,
  ) {
    this.now = clock.now();
    makeObservable<this, 'apply' | 'refresh' | 'isClockDismissed'>(this, {
      links: observableRef,
      message: observable,
      lost: observable,
      wrongClock: observableRef,
      isClockDismissed: observable,
      clockNotice: computed,
      dismissClock: action,
      now: observable,
      summary: computed,
      apply: action,
      refresh: action,
      dismiss: action,
    });
  }

  start(): Unsubscribe {
    return this.watchConnections.execute(now => this.apply(now));
  }

  /** Keeps the ages up to date while the panel is open. */
  watchAges(): Unsubscribe {
    this.refresh();
    return repeatEvery(this.clock, TICK_MS, () => this.refresh());
  }

  /** The worst state of the connections. */
  get summary(): 'fine' | 'connecting' | 'lost' {
    if (this.lost) return 'lost';
    return this.links.some(({ state }) => state === 'connecting') ? 'connecting' : 'fine';
  }

  /** The notice about the clock, until the user closes it. The panel continues to show it. */
  get clockNotice(): WrongClock | null {
    return this.isClockDismissed ? null : this.wrongClock;
  }

  dismissClock(): void {
    this.isClockDismissed = true;
  }

  dismiss(): void {
    this.message = undefined;
  }

  private apply({ links, lost, message, wrongClock }: ConnectionSummary): void {
    if (wrongClock === null) this.isClockDismissed = false;
    this.wrongClock = wrongClock;
    this.links = links;
    this.lost = lost;
    this.message = message;
    this.now = this.clock.now();
  }

  private refresh(): void {
    this.links = this.connectionState.read();
    this.now = this.clock.now();
  }
}
