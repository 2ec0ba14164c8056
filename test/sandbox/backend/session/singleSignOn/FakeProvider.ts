import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that claims whatever a test wants; codes work once, and only with the right PKCE verifier. */
export class FakeProvider {
  /** Claims that replace those of a valid token. */
  lies: Readonly<Record<string, unknown>> = {};
  algorithm: 'RS256' | 'none' = 'RS256';
  signer = keys.privateKey;
  /** The fields of the header besides the algorithm and the key's name. */
  header: object = {};
  /** Seconds since 1970. */
  now = 1_772_357_400;
  private readonly codes = new Map<string, { readonly challenge: string; readonly nonce: string }>();
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Signs a user in at the address of a login; returns the code. */
  consent(loginUrl: string): string {
    const { searchParams } = new URL(loginUrl);
    const code = `code-${this.codes.size}`;
    this.codes.set(code, {
      challenge: searchParams.get('code_challenge') ?? '',
      nonce: searchParams.get('nonce') ?? '',
    });
    return code;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { issuer } = this;
    const answer = (body: unknown, status = 200) => response.writeHead(status).end(JSON.stringify(body));
    if (request.url?.startsWith('/.well-known'))
      return void answer({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      });
    if (request.url === '/jwks')
      return void answer({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k' }] });
    const form = new URLSearchParams(await text(request));
    const found = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!found || found.challenge !== proof) return void answer({ error: 'invalid_grant' }, 400);
    return void answer({ id_token: this.token(found.nonce) });
  }

  private token(nonce: string): string {
    const claims = {
      iss: this.issuer,
      aud: 'dashboard',
      sub: 'h-1',
      exp: this.now + 300,
      iat: this.now,
      nonce,
      amr: ['pwd', 'mfa'],
      ...this.lies,
    };
    const signed = `${encode({ alg: this.algorithm, kid: 'k', ...this.header })}.${encode(claims)}`;
    const signature = () => sign('RSA-SHA256', Buffer.from(signed), this.signer).toString('base64url');
    return `${signed}.${this.algorithm === 'none' ? '' : signature()}`;
  }
}
