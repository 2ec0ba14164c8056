import { randomBytes } from 'node:crypto';
import type { OpenIdRegistration } from '#sandbox/backend/session/singleSignOn/OpenIdRegistration';
import type { OpenIdAccount } from './OpenIdAccount';

/** Path below which the provider lives. */
export const OPEN_ID_PATH = '/sandbox/openid';

/** The settings agreed between provider and backend at registration. */
export interface OpenIdSite extends OpenIdRegistration {
  readonly accounts: readonly OpenIdAccount[];
}

/**
 * Registers the sandbox's hospital as a sign-in provider. `port` is a function, because the port is not known yet. The
 * issuer is always `localhost`, whatever host name the browser used.
 */
export function openIdSite(accounts: readonly OpenIdAccount[], port: () => number): OpenIdSite {
  const issuer = () => `http://localhost:${port()}${OPEN_ID_PATH}`;
  return {
    clientID: 'sandbox-hospital',
    clientName: 'Sandbox Hospital',
    clientSecret: randomBytes(32).toString('base64url'),
    accounts,
    issuer,
    redirectUrls: () => ['localhost', '127.0.0.1'].map(host => `http://${host}:${port()}/callback`),
    uidOf: subject => (subject.issuer === issuer() ? accounts.find(({ sub }) => sub === subject.sub)?.uid : undefined),
    now: () => Date.now(),
  };
}
