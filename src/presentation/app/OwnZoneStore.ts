import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import { watchAttention } from '../kit/watchAttention';
import { ownClock } from '../kit/time/ownClock';

/** Tracks the time zone in which the signed-in user reads times, including when the device moves to another zone. */
export class OwnZoneStore {
  constructor(private readonly availability: Pick<AvailabilityGateway, 'timeZone'>) {}

  /** Starts for one user. Stopping forgets their zone. */
  start(): Unsubscribe {
    let isOver = false;
    let isAsking = false;
    const load = async (): Promise<void> => {
      if (isAsking || ownClock.own !== undefined) return;
      isAsking = true;
      const zone = await this.availability.timeZone();
      isAsking = false;
      if (zone.ok && !isOver) ownClock.set(zone.value);
    };
    // Called immediately and whenever the user returns to the window. A zone that could not be loaded is requested
    // again.
    const unwatch = watchAttention(() => {
      ownClock.readDevice();
      void load();
    });
    return () => {
      isOver = true;
      unwatch();
      ownClock.set(undefined);
    };
  }
}
