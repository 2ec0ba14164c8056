import { action, computed, makeObservable, observable } from 'mobx';

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which the signed-in user reads times: their own once it is known, the device's until then. */
class OwnClock {
  own: string | undefined = undefined;
  device = deviceZone();

  constructor() {
    makeObservable(this, {
      own: observable,
      device: observable,
      zone: computed,
      isForeign: computed,
      set: action,
      readDevice: action,
    });
  }

  /** The zone in use, such as `Europe/London`. */
  get zone(): string {
    return this.own ?? this.device;
  }

  /** True if the device is in another zone, so that its own clock shows other times. */
  get isForeign(): boolean {
    return this.zone !== this.device;
  }

  /** Sets the user's own zone; undefined if it is not known, or no longer. */
  set(zone: string | undefined): void {
    this.own = zone;
  }

  /** Reads the device's zone again, which may change while the page is open. */
  readDevice(): void {
    this.device = deviceZone();
  }
}

/** The only instance, because a window has one user. */
export const ownClock = new OwnClock();
