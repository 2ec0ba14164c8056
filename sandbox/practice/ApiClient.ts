import type { ApiCall } from './ApiCall';
import { IdentityClient } from './IdentityClient';

/** An answer that is no success. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** The backend as one signed-in person calls it: opens a session when it has none, and once more when that has ended. */
export class ApiClient {
  private readonly identity: IdentityClient;
  private cookie: string | undefined;

  constructor(
    private readonly origin: string,
    private readonly account: { readonly email: string; readonly password: string },
    /** Answers the response token of a second factor; patients have none. */
    private readonly secondFactor?: (idToken: string) => Promise<string>,
  ) {
    this.identity = new IdentityClient(origin);
  }

  /** Answers the body as text. Rejects with RefusedCall, or with a TypeError when the connection broke. */
  async call(call: ApiCall): Promise<string> {
    this.cookie ??= await this.openSession();
    try {
      return await this.fetchText(call, { Authorization: `Bearer ${this.cookie}` });
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.status !== 401) throw error;
      this.cookie = await this.openSession();
      return this.fetchText(call, { Authorization: `Bearer ${this.cookie}` });
    }
  }

  private async openSession(): Promise<string> {
    const first = await this.identity.signInWithPassword(this.account.email, this.account.password);
    const given = this.secondFactor ? { mfaChallengeResponse: await this.secondFactor(first) } : {};
    const minted = await this.fetchText({ method: 'GET', path: '/iams/auth/customToken', query: { 'scope[]': 'all', ...given } }, { idToken: first });
    const idToken = await this.identity.signInWithCustomToken((JSON.parse(minted) as { customToken: string }).customToken);
    const opened = await this.fetchText({ method: 'GET', path: '/iams/auth/sessionCookie', query: { setCookie: 'false' } }, { idToken });
    return (JSON.parse(opened) as { sessionCookie: string }).sessionCookie;
  }

  private async fetchText({ method, path, query, body }: ApiCall, headers: Readonly<Record<string, string>>): Promise<string> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const content = body ? { body: JSON.stringify(body) } : {};
    const allHeaders = { ...headers, ...(body && { 'Content-Type': 'application/json' }) };
    const response = await fetch(`${this.origin}/api${path}${search}`, { method, headers: allHeaders, ...content });
    const text = await response.text();
    if (!response.ok) throw new RefusedCall(response.status, text);
    return text;
  }
}
