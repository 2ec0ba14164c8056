import { AllScopesDto, ScopesDto } from '../access/accessDtos';
import { endpoint, json, session } from './endpoint';
import { caller, everybody } from './owner';

export const accessEndpoints = {
  allScopes: endpoint({
    method: 'GET',
    path: '/iams/scopes/all',
    summary: 'Lists every scope that exists, with the groups that carry it.',
    reply: json(AllScopesDto),
    access: session(),
    owner: everybody,
    repeat: 'safe',
  }),
  currentScopes: endpoint({
    method: 'GET',
    path: '/iams/scopes/current',
    summary: 'Lists the scopes that this session holds now.',
    reply: json(ScopesDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
} as const;
