import { createHash } from 'node:crypto';
import { checkClaims, type Subject } from './checkClaims';
import { OpenIdFailure } from './OpenIdFailure';
import type { OpenIdRegistration } from './OpenIdRegistration';
import type { PendingLogin } from './PendingLogin';
import { type IssuerKey, readSignedToken } from './readSignedToken';

/** The parts of a provider's discovery document that are needed. */
interface Discovery {
  readonly issuer?: string;
  readonly authorization_endpoint?: string;
  readonly token_endpoint?: string;
  readonly jwks_uri?: string;
}

/** Milliseconds that the provider may take for one answer. */
const TIME_LIMIT_MS = 10_000;

/** Talks to one provider: authorisation code with PKCE (S256) and nonce, as a client with a secret. */
export class OpenIdClient {
  constructor(private readonly registration: OpenIdRegistration) {}

  /**
   * The address for the browser. The login's id is sent as `login`, which providers ignore; `state` is left to the
   * dashboard.
   */
  async loginUrl({ id, redirectUrl, verifier, nonce }: PendingLogin & { readonly id: string }): Promise<string> {
    const { authorization_endpoint: endpoint = '' } = await this.discover();
    const url = new URL(endpoint);
    const parameters = {
      client_id: this.registration.clientID,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirectUrl,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'login',
      login: id,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Exchanges the code and checks the ID token. Throws OpenIdFailure. */
  async subjectOf(code: string, { redirectUrl, verifier, nonce }: PendingLogin): Promise<Subject> {
    const { clientID, now } = this.registration;
    const { token_endpoint: endpoint = '', jwks_uri: keysAt = '' } = await this.discover();
    const parameters = { grant_type: 'authorization_code', code, redirect_uri: redirectUrl, code_verifier: verifier };
    const idToken = await this.exchange(endpoint, parameters);
    const { keys = [] } = await loadJson<{ readonly keys?: readonly IssuerKey[] }>(keysAt);
    const claims = readSignedToken(idToken, keys);
    if (!claims) throw new OpenIdFailure('issuer');
    return checkClaims(claims, { issuer: this.registration.issuer(), clientID, nonce, now: now() });
  }

  private async exchange(endpoint: string, parameters: Readonly<Record<string, string>>): Promise<string> {
    const { clientID, clientSecret } = this.registration;
    const credentials = Buffer.from(`${encodeURIComponent(clientID)}:${encodeURIComponent(clientSecret)}`).toString(
      'base64',
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams(parameters),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const { id_token: idToken } = answer.ok ? ((await answer.json()) as { readonly id_token?: unknown }) : {};
    if (typeof idToken !== 'string') throw new OpenIdFailure('code');
    return idToken;
  }

  private async discover(): Promise<Discovery> {
    const issuer = this.registration.issuer();
    const found = await loadJson<Discovery>(`${issuer}/.well-known/openid-configuration`);
    if (found.issuer !== issuer) throw new OpenIdFailure('issuer');
    return found;
  }
}

async function loadJson<T>(url: string): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new OpenIdFailure('issuer');
  return (await answer.json()) as T;
}
