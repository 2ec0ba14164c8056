import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { InteractionResults, Provider } from 'oidc-provider';
import { securityHeaders } from '#sandbox/server/securityHeaders';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { loadProvider } from './loadProvider';
import { loginPage } from './loginPage';
import { OPEN_ID_PATH, type OpenIdSite } from './openIdSite';

/** Serves a real OpenID provider and its login page below `/sandbox/openid`. */
export function createOpenIdHandler(site: OpenIdSite): RequestHandler {
  let loaded: Promise<Provider> | undefined;
  return (request, response, url) => {
    if (!url.pathname.startsWith(`${OPEN_ID_PATH}/`)) return false;
    loaded ??= loadProvider(site);
    return loaded
      .then(provider => serve(site, provider, request, response, url))
      .catch((error: unknown) => fail(response, error));
  };
}

async function serve(
  site: OpenIdSite,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (url.pathname.startsWith(`${OPEN_ID_PATH}/interaction/`)) return interact(site, provider, request, response);
  // The provider finds its own place by comparing the two.
  Object.assign(request, { originalUrl: request.url, url: (request.url ?? '').slice(OPEN_ID_PATH.length) });
  await provider.callback()(request, response);
}

async function interact(
  site: OpenIdSite,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Rejects requests without the cookie of this login.
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return show(site, request, response, false);
  const result = resultOf(site, new URLSearchParams(await text(request)));
  if (!result) return show(site, request, response, true);
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function resultOf({ accounts }: OpenIdSite, form: URLSearchParams): InteractionResults | undefined {
  if (form.has('cancel')) return { error: 'access_denied', error_description: 'Cancelled' };
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const account = accounts.find(candidate => candidate.email === email && candidate.password === form.get('password'));
  if (!account) return undefined;
  // RFC 8176: how the user was authenticated.
  const amr = account.givesSecondFactor ? ['pwd', 'otp', 'mfa'] : ['pwd'];
  return { login: { accountId: account.sub, amr, remember: false } };
}

function show(site: OpenIdSite, request: IncomingMessage, response: ServerResponse, hasFailed: boolean): void {
  const headers = securityHeaders(request.headers.host ?? '');
  // The form's answer leads back to the dashboard, which browsers check as a form target.
  const back = [...new Set(site.redirectUrls().map(redirect => new URL(redirect).origin))].join(' ');
  const policy = headers['Content-Security-Policy']?.replace("form-action 'self'", `form-action 'self' ${back}`) ?? '';
  response.writeHead(hasFailed ? 401 : 200, {
    ...headers,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(loginPage(site, hasFailed));
}

function fail(response: ServerResponse, error: unknown): void {
  const isOld = error instanceof Error && error.name === 'SessionNotFound';
  if (!isOld)
    process.stderr.write(`openid: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (response.headersSent) return void response.end();
  response.writeHead(isOld ? 400 : 500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(isOld ? 'This login is over. Go back to the dashboard and begin again.' : 'The provider failed.');
}
