import { ScopesDto } from '../access/accessDtos';
import { endpoint, json, session } from './endpoint';

export const accessEndpoints = {
  allScopes: endpoint({
    method: 'GET',
    path: '/iams/scopes/all',
    summary: 'Lists every scope that exists.',
    reply: json(ScopesDto),
    access: session(),
    repeat: 'safe',
  }),
  currentScopes: endpoint({
    method: 'GET',
    path: '/iams/scopes/current',
    summary: 'Lists the scopes that this session holds now.',
    reply: json(ScopesDto),
    access: session(),
    repeat: 'safe',
    background: true,
  }),
} as const;
