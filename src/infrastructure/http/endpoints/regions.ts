import { CoreHoursDto } from '../regions/regionDtos';
import { endpoint, json, nothing, session } from './endpoint';
import { everybody } from './owner';

export const regionEndpoints = {
  coreHours: endpoint({
    method: 'GET',
    path: '/remote-config/core-hours',
    summary: "Gives the core hours of the caller's region.",
    reply: json(CoreHoursDto),
    access: session('region-settings:view'),
    owner: everybody,
    repeat: 'safe',
    background: true,
  }),
  setCoreHours: endpoint({
    method: 'POST',
    path: '/remote-config/core-hours',
    summary: "Sets the core hours of the caller's region; 400 InvalidTimeZone for a zone that nobody knows.",
    body: CoreHoursDto,
    reply: nothing,
    access: session('region-settings:edit'),
    owner: everybody,
    repeat: 'sameEffect',
  }),
} as const;
