import { ClientConfigDto, FirebaseConfigDto, PublishedStatusDto } from '../serverStatus/publicSettingsDtos';
import { anyone, endpoint, json, script } from './endpoint';
import { everybody } from './owner';

/** Requests of an app before anyone signs in: the same for all, and not secret. */
export const publicSettingsEndpoints = {
  clientConfig: endpoint({
    method: 'GET',
    path: '/client-config/json',
    summary: 'Says where an app finds the service.',
    reply: json(ClientConfigDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  firebasePublic: endpoint({
    method: 'GET',
    path: '/firebase-config/public',
    summary: 'Returns the public settings of the identity provider and the databases.',
    reply: json(FirebaseConfigDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  firebaseJson: endpoint({
    method: 'GET',
    path: '/firebase-config/json',
    summary: 'Returns the same settings under the address that older apps know.',
    reply: json(FirebaseConfigDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  firebaseJsonp: endpoint({
    method: 'GET',
    path: '/firebase-config/jsonp/{callbackName}',
    summary:
      'Returns the same settings as a script that calls the named function; 400 InvalidCallback for what is no name ' +
      'of at most 64 letters, digits, _ and $.',
    reply: script,
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  serverStatus: endpoint({
    method: 'GET',
    path: '/server-status',
    summary: 'Says what `/server-status.json` says: whether the service is there, and when it will not be.',
    reply: json(PublishedStatusDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
} as const;
