import type { ApiCall } from './ApiCall';
import { IdentityClient } from './IdentityClient';

/** An answer other than success. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export interface ApiAnswer {
  readonly text: string;
  readonly etag?: string;
}

/** The backend as one signed-in user calls it: opens a session if there is none, and again when that has ended. */
export class ApiClient {
  private readonly identity: IdentityClient;
  /** Simultaneous calls wait for one session. */
  private cookie: Promise<string> | undefined;

  constructor(
    private readonly origin: string,
    private readonly account: { readonly email: string; readonly password: string },
    /**
     * Answers the response token of a second factor; a patient's app has none, and gets its session from the practice
     * page.
     */
    private readonly secondFactor?: (idToken: string) => Promise<string>,
  ) {
    this.identity = new IdentityClient(origin);
  }

  /** Answers the body as text. Rejects with RefusedCall, or with a TypeError when the connection broke. */
  async call(call: ApiCall): Promise<string> {
    return (await this.answer(call)).text;
  }

  /** The body with its version. Rejects as `call` does. */
  async answer(call: ApiCall): Promise<ApiAnswer> {
    const session = (this.cookie ??= this.session());
    try {
      return await this.loadAnswer(call, { Authorization: `Bearer ${await session}` });
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.status !== 401) throw error;
      if (this.cookie === session) this.cookie = this.session();
      return this.loadAnswer(call, { Authorization: `Bearer ${await (this.cookie ?? this.session())}` });
    }
  }

  /** One that did not open is forgotten: the next call tries again. */
  private session(): Promise<string> {
    const opening = this.openSession();
    opening.catch(() => {
      if (this.cookie === opening) this.cookie = undefined;
    });
    return opening;
  }

  private async openSession(): Promise<string> {
    const first = await this.identity.signInWithPassword(this.account.email, this.account.password);
    if (!this.secondFactor) return this.openPatientSession(first);
    const mfaChallengeResponse = await this.secondFactor(first);
    const minted = await this.loadText(
      { method: 'GET', path: '/iams/auth/customToken', query: { 'scope[]': 'all', mfaChallengeResponse } },
      { idToken: first },
    );
    const idToken = await this.identity.signInWithCustomToken(
      (JSON.parse(minted) as { customToken: string }).customToken,
    );
    const opened = await this.loadText(
      { method: 'GET', path: '/iams/auth/sessionCookie', query: { setCookie: 'false' } },
      { idToken },
    );
    return (JSON.parse(opened) as { sessionCookie: string }).sessionCookie;
  }

  private async openPatientSession(idToken: string): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${this.origin}/sandbox/practice/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ idToken }),
    });
    if (!response.ok) throw new RefusedCall(response.status, await response.text());
    return ((await response.json()) as { sessionCookie: string }).sessionCookie;
  }

  private async loadText(call: ApiCall, headers: Readonly<Record<string, string>>): Promise<string> {
    return (await this.loadAnswer(call, headers)).text;
  }

  private async loadAnswer(
    { method, path, query, body, ifMatch }: ApiCall,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const content = body ? { body: JSON.stringify(body) } : {};
    const allHeaders = {
      ...headers,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    };
    const response = await fetch(`${this.origin}/api${path}${search}`, { method, headers: allHeaders, ...content });
    const text = await response.text();
    if (!response.ok) throw new RefusedCall(response.status, text);
    const etag = response.headers.get('etag');
    return etag === null ? { text } : { text, etag };
  }
}
