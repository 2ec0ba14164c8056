import { action, computed, makeObservable, observable } from 'mobx';

/**
 * The time zone in which the person signed in reads times: their own once it is known, until then that of the device.
 */
class OwnClock {
  own: string | undefined = undefined;

  constructor() {
    makeObservable(this, { own: observable, zone: computed, set: action });
  }

  /** Such as `Europe/London`. */
  get zone(): string {
    return this.own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /** Undefined: not known (any more). */
  set(zone: string | undefined): void {
    this.own = zone;
  }
}

/** One for the window, as there is one person at it. */
export const ownClock = new OwnClock();
