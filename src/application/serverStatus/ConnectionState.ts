import { deviceClock, type WrongClock } from '@/domain/serverStatus/deviceClock.rule';
import { linkNames, type Link, type LinkName, type LinkState } from '@/domain/serverStatus/Link';
import { Listeners } from '../kernel/Listeners';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';

export class ConnectionState {
  private readonly links = new Map<LinkName, Link>();
  private storageWorks = true;
  private wrong: WrongClock | null = null;
  private readonly listeners = new Listeners();

  constructor(private readonly clock: Clock) {
    for (const name of linkNames)
      this.links.set(name, { name, state: 'unused', since: clock.now(), heardAt: undefined });
  }

  read(): readonly Link[] {
    return [...this.links.values()];
  }

  stateOf(name: LinkName): LinkState {
    return this.links.get(name)?.state ?? 'unused';
  }

  /** False when what is written and not sent is in this window's memory only, or what was written last of it. */
  get savesText(): boolean {
    return this.storageWorks;
  }

  /** The error of this device's clock; null: it is right or not checked yet. */
  get wrongClock(): WrongClock | null {
    return this.wrong;
  }

  /** Sets how far the server's time is ahead of this device's clock, in milliseconds. */
  setServerTime(offsetMs: number): void {
    const before = this.wrong;
    this.wrong = deviceClock({ offsetMs });
    const isSame =
      before?.is === this.wrong?.is && before?.amount === this.wrong?.amount && before?.unit === this.wrong?.unit;
    if (!isSame) this.listeners.notify();
  }

  setStorageWorks(storageWorks: boolean): void {
    if (storageWorks === this.storageWorks) return;
    this.storageWorks = storageWorks;
    this.listeners.notify();
  }

  /**
   * Notifies when a connection changes its state, when storage starts or stops working, or when the device's clock is
   * checked; not on every sign of life.
   */
  subscribe(onChange: () => void): Unsubscribe {
    return this.listeners.add(onChange);
  }

  set(name: LinkName, state: LinkState): void {
    const before = this.links.get(name);
    const now = this.clock.now();
    const heardAt = state === 'live' ? now : before?.heardAt;
    const changed = before?.state !== state;
    this.links.set(name, { name, state, since: changed ? now : before.since, heardAt });
    if (changed) this.listeners.notify();
  }
}
