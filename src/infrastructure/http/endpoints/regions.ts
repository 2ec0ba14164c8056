import { ChangeCoreHoursDto, RegionDto, StoredCoreHoursDto } from '../regions/regionDtos';
import { anyone, endpoint, json, nothing, session, sessionWithAny } from './endpoint';
import { everybody } from './owner';

export const regionEndpoints = {
  region: endpoint({
    method: 'GET',
    path: '/regions',
    summary:
      'Says in which country the caller is, by the header CF-IPCountry that the edge sets, and which region serves it.',
    reply: json(RegionDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
    background: true,
  }),
  coreHours: endpoint({
    method: 'GET',
    path: '/remote-config/core-hours',
    summary: "Returns the core hours of the caller's region, their version and their newest changes.",
    reply: json(StoredCoreHoursDto),
    access: sessionWithAny('region-settings:view', 'region-settings:edit'),
    owner: everybody,
    repeat: 'safe',
    background: true,
  }),
  setCoreHours: endpoint({
    method: 'POST',
    path: '/remote-config/core-hours',
    summary:
      "Sets the core hours of the caller's region; 400 InvalidTimeZone for an unknown zone, InvalidDate for " +
      'no day of the calendar; 409 ConflictError when `basedOn` is not the present version.',
    body: ChangeCoreHoursDto,
    reply: nothing,
    access: session('region-settings:edit'),
    owner: everybody,
    repeat: 'sameEffect',
    reason: 'reason',
  }),
} as const;
