import type { Availability } from '@/domain/kernel/time/Availability';
import type { AvailabilityDto } from './availabilityDtos';

/** A therapist's bookable times, as the backend sends them. */
export const toAvailability = ({ timeZone, times }: AvailabilityDto): Availability => ({
  timeZone,
  times: times.map(({ weekday, startTime, endTime }) => ({
    weekday,
    startTime: { hours: startTime.hours, minutes: startTime.minutes },
    endTime: { hours: endTime.hours, minutes: endTime.minutes },
  })),
});
