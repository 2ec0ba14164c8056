import { RemoteConfigDto, RemoteParameterDto } from '../access/remoteConfigDtos';
import { endpoint, json, session } from './endpoint';
import { everybody } from './owner';

export const remoteConfigEndpoints = {
  config: endpoint({
    method: 'GET',
    path: '/remote-config/config/{scheme}',
    summary:
      'Lists the feature switches of one part of the product, such as staff-dashboard; ' + '404 for an unknown scheme.',
    reply: json(RemoteConfigDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
    background: true,
  }),
  value: endpoint({
    method: 'GET',
    path: '/remote-config/value/{key}',
    summary: 'Returns one feature switch, whatever its scheme; 404 for one that no scheme has.',
    reply: json(RemoteParameterDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
  }),
} as const;
