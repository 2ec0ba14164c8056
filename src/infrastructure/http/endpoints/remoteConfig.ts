import { RemoteConfigDto } from '../access/remoteConfigDtos';
import { endpoint, json, session } from './endpoint';
import { everybody } from './owner';

export const remoteConfigEndpoints = {
  config: endpoint({
    method: 'GET',
    path: '/remote-config/config/{scheme}',
    summary:
      'Lists the feature switches of one part of the product, such as staff-dashboard; ' +
      '404 for a scheme that nobody knows.',
    reply: json(RemoteConfigDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
    background: true,
  }),
} as const;
