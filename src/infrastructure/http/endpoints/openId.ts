import { OpenIdCallbackDto, OpenIdLoginUrlQueryDto, OpenIdProviderDto } from '../session/openIdDtos';
import { CustomTokenDto } from '../session/sessionDtos';
import { anyone, endpoint, json, list, text } from './endpoint';
import { everybody } from './owner';

export const openIdEndpoints = {
  providers: endpoint({
    method: 'GET',
    path: '/iams/openid/providers',
    summary: 'Lists the single-sign-on providers.',
    reply: list(OpenIdProviderDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  loginUrl: endpoint({
    method: 'GET',
    path: '/iams/openid/loginURL',
    summary:
      'Begins a login: the provider’s address with PKCE challenge, nonce and the login’s own id; ' +
      'the caller appends a state.',
    query: OpenIdLoginUrlQueryDto,
    reply: text,
    access: anyone,
    owner: everybody,
    repeat: 'command',
  }),
  loginCallback: endpoint({
    method: 'POST',
    path: '/iams/openid/loginCallback',
    summary:
      'Exchanges the code for a custom token; 400 OpenIdFailed and the failed check, 403 AccountDisabled or ' +
      'AccessDenied.',
    body: OpenIdCallbackDto,
    reply: json(CustomTokenDto),
    access: anyone,
    owner: everybody,
    repeat: 'command',
  }),
} as const;
