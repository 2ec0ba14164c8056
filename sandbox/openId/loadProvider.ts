import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { MemoryAdapter } from './MemoryAdapter';
import { OPEN_ID_PATH, type OpenIdSite } from './openIdSite';

/** Creates the provider. Its package is an ES module and slow to load, so it is loaded only here, on first use. */
export async function loadProvider(site: OpenIdSite): Promise<Provider> {
  const { Provider: OpenIdProvider } = await import('oidc-provider');
  return new OpenIdProvider(site.issuer(), configurationOf(site));
}

function configurationOf(site: OpenIdSite): Configuration {
  return {
    adapter: () => new MemoryAdapter(site.now),
    clients: [
      {
        client_id: site.clientID,
        client_secret: site.clientSecret,
        client_name: site.clientName,
        redirect_uris: [...site.redirectUrls()],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'amr'] },
    interactions: { url: (_, { uid }) => `${OPEN_ID_PATH}/interaction/${uid}` },
    findAccount: (_, sub) => accountOf(site, sub),
    loadExistingGrant: grantForAll,
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 300, Interaction: 600, Grant: 600, Session: 600 },
    renderError: (context, { error }) => {
      context.type = 'text/plain';
      context.body = `The sandbox's provider refused: ${error}`;
    },
  };
}

function accountOf({ accounts }: OpenIdSite, sub: string) {
  return accounts.some(account => account.sub === sub) ? { accountId: sub, claims: () => ({ sub }) } : undefined;
}

/** Consent to reveal the user's identity to the dashboard is not asked for. */
async function grantForAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
