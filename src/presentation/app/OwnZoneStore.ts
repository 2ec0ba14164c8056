import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import { watchAttention } from '../kit/watchAttention';
import { ownClock } from '../kit/time/ownClock';

/** Keeps the zone in which the signed-in person reads times, and follows a device that is taken to another zone. */
export class OwnZoneStore {
  constructor(private readonly availability: Pick<AvailabilityGateway, 'timeZone'>) {}

  /** For one person: with the end of it, nothing of their zone is left. */
  start(): Unsubscribe {
    let isOver = false;
    let isAsking = false;
    const ask = async (): Promise<void> => {
      if (isAsking || ownClock.own !== undefined) return;
      isAsking = true;
      const zone = await this.availability.timeZone();
      isAsking = false;
      if (zone.ok && !isOver) ownClock.set(zone.value);
    };
    // Reported at once, and whenever the person comes back: what could not be read is asked for again.
    const unwatch = watchAttention(() => {
      ownClock.readDevice();
      void ask();
    });
    return () => {
      isOver = true;
      unwatch();
      ownClock.set(undefined);
    };
  }
}
