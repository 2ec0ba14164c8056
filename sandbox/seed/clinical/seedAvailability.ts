import type { AvailabilityDto } from '@/infrastructure/http/profile/availabilityDtos';

const time = (weekday: number, from: number, to: number) => ({
  weekday,
  startTime: { hours: from, minutes: 0 },
  endTime: { hours: to, minutes: 30 },
});

/** Weekly times by the therapist's identity id; who is not here has set none. */
export const seedAvailability: Readonly<Record<string, AvailabilityDto>> = {
  'staff-amelia': {
    timeZone: 'Europe/London',
    times: [1, 2, 3, 4, 5].flatMap(weekday => [time(weekday, 9, 12), time(weekday, 13, 16)]),
  },
  'staff-chloe': { timeZone: 'Australia/Sydney', times: [1, 3, 4].map(weekday => time(weekday, 8, 15)) },
};
