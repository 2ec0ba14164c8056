import { AvailabilityDto, TimeZoneDto, TimeZonesDto } from '../profile/availabilityDtos';
import { BiographyDto, TherapistProfileDto } from '../profile/profileDtos';
import { UserNameDto } from '../account/ownAccountDtos';
import { TherapistDetailsDto } from '../account/accountDtos';
import { endpoint, json, nothing, session } from './endpoint';
import { caller, everybody } from './owner';

const therapist = session('therapist:list-patients');

/** The working hours of a therapist, in their time zone. */
export const profileEndpoints = {
  availability: endpoint({
    method: 'GET',
    path: '/therapist/availability',
    summary: 'Returns the weekly times at which the caller can be booked; no times where none are set.',
    reply: json(AvailabilityDto),
    access: therapist,
    owner: caller,
    repeat: 'safe',
  }),
  addAvailability: endpoint({
    method: 'POST',
    path: '/therapist/availability',
    summary:
      'Sets the weekly times for the first time; 400 InvalidAvailability or InvalidTimeZone, 409 ConflictError when ' +
      'some are set.',
    body: AvailabilityDto,
    reply: json(AvailabilityDto),
    access: therapist,
    owner: caller,
    repeat: 'command',
  }),
  replaceAvailability: endpoint({
    method: 'PUT',
    path: '/therapist/availability',
    summary: 'Sets the weekly times in place of all others; 400 InvalidAvailability or InvalidTimeZone.',
    body: AvailabilityDto,
    reply: json(AvailabilityDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  removeAvailability: endpoint({
    method: 'DELETE',
    path: '/therapist/availability',
    summary: 'Takes all weekly times away.',
    reply: nothing,
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  timeZone: endpoint({
    method: 'GET',
    path: '/therapist/timezone',
    summary: 'Returns the time zone of the caller.',
    reply: json(TimeZoneDto),
    access: therapist,
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
  setTimeZone: endpoint({
    method: 'POST',
    path: '/therapist/timezone',
    summary: 'Sets the time zone of the caller; 400 InvalidTimeZone.',
    body: TimeZoneDto,
    reply: json(TimeZoneDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  setBiography: endpoint({
    method: 'POST',
    path: '/therapist/biography',
    summary: 'Sets the text about themselves that patients and colleagues see, empty for none.',
    body: BiographyDto,
    reply: json(BiographyDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  setName: endpoint({
    method: 'POST',
    path: '/therapist/name',
    summary: 'Sets first and last name; 400 InvalidName.',
    body: UserNameDto,
    reply: json(TherapistDetailsDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  shownProfile: endpoint({
    method: 'GET',
    path: '/therapists/details/{therapist}',
    summary: 'Returns a therapist as the caller sees them; 404 NotFound for who is none.',
    reply: json(TherapistProfileDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
  }),
  timeZones: endpoint({
    method: 'GET',
    path: '/therapists/timezones',
    summary: 'Lists the time zones that can be chosen.',
    reply: json(TimeZonesDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
  }),
} as const;
