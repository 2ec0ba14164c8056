import type { AvailabilityDto } from '@/infrastructure/http/profile/availabilityDtos';

const time = (weekday: number, from: number, to: number) => ({
  weekday,
  startTime: { hours: from, minutes: 0 },
  endTime: { hours: to, minutes: 30 },
});

/** Weekly times by the therapist's identity id. */
const ownAvailability: Readonly<Record<string, AvailabilityDto>> = {
  'staff-amelia': {
    timeZone: 'Europe/London',
    times: [1, 2, 3, 4, 5].flatMap(weekday => [time(weekday, 9, 12), time(weekday, 13, 16)]),
  },
  'staff-chloe': { timeZone: 'Australia/Sydney', times: [1, 3, 4].map(weekday => time(weekday, 8, 15)) },
};

const WORKDAYS = [1, 2, 3, 4, 5];

/** Weeks of the therapists whom no one plays, in rotation; no one works on Sundays. */
const weeks: readonly AvailabilityDto[] = [
  { timeZone: 'Europe/London', times: WORKDAYS.map(weekday => time(weekday, 8, 15)) },
  { timeZone: 'Europe/London', times: WORKDAYS.map(weekday => time(weekday, 9, 16)) },
  { timeZone: 'Europe/London', times: [1, 2, 3, 4].map(weekday => time(weekday, 10, 18)) },
  { timeZone: 'Europe/London', times: [1, 3, 6].map(weekday => time(weekday, 9, 12)) },
  { timeZone: 'Australia/Sydney', times: [2, 4].map(weekday => time(weekday, 19, 22)) },
  { timeZone: 'Europe/London', times: [] },
];

/** The weekly times before the first call; undefined for a therapist who has set none. */
export function seedAvailability(uid: string): AvailabilityDto | undefined {
  const [, number] = /^user-(\d{5})$/.exec(uid) ?? [];
  return number === undefined ? ownAvailability[uid] : weeks[Number(number) % weeks.length];
}
