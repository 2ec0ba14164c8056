import { action, computed, makeObservable, observable } from 'mobx';

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which the signed-in user reads times: their own once it is known, until then the device's. */
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

  /** Such as `Europe/London`. */
  get zone(): string {
    return this.own ?? this.device;
  }

  /** The device has another zone, so that its own clock shows other times. */
  get isForeign(): boolean {
    return this.zone !== this.device;
  }

  /** Undefined: not known, or no longer known. */
  set(zone: string | undefined): void {
    this.own = zone;
  }

  /** A device may be taken to another zone, or be set to it. */
  readDevice(): void {
    this.device = deviceZone();
  }
}

/** One for the window, since one user sits at it. */
export const ownClock = new OwnClock();
