import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import { environmentFor } from '#sandbox/server/environmentFor';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { RawClient } from '#firebase-stand-in/test/contract/realtimeDatabase/support/RawClient';
import { forgedTokens } from '#test/support/builders/session/forgedTokens';
import { holdAllScopes } from '#test/support/builders/users/holdAllScopes';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

interface Row {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const rows: readonly Row[] = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => ({
    name: `${endpoint.method} ${endpoint.path} (${feature}.${call})`,
    endpoint,
  })),
);
const ofKind = (who: Endpoint['access']['who']) => rows.filter(({ endpoint }) => endpoint.access.who === who);
const scopesOf = ({ access }: Endpoint) =>
  access.who === 'session' ? [...access.scopes, ...(access.anyOf ?? [])] : [];
/** The scopes of a call. It is closed without any one of them. */
const demandedOf = ({ access }: Endpoint) => (access.who === 'session' ? access.scopes : []);

/** The session of a user with every scope. */
const allowed = 'staff-emrys';

describe('the access to calls', () => {
  let sandbox: Sandbox;
  let idToken: string;

  const call = async ({ method, path }: Pick<Endpoint, 'method' | 'path'>, headers: Record<string, string> = {}) => {
    const url = `http://127.0.0.1:${sandbox.port}/api${path.replace(/\{\w+\}/g, 'nobody')}`;
    const response = await fetch(url, { method, headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const bearer = (uid: string, scopes: readonly string[]) => ({
    Authorization: `Bearer ${sandbox.backend.sessions.begin(uid, scopes)}`,
  });

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    holdAllScopes(sandbox, allowed);
    idToken = await new IdentityClient(`http://127.0.0.1:${sandbox.port}`).signInWithPassword(
      'dana.whitfield@staff.example',
      SANDBOX_STAFF_PASSWORD,
    );
  });

  afterAll(() => sandbox.stop());

  it('is tested for every call of the table', () => {
    expect(ofKind('session').length + ofKind('idToken').length + ofKind('anyone').length).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(58);
  });

  it('comes with headers against sniffing, framing and caching on every answer', async () => {
    for (const { name, endpoint } of rows) {
      for (const of of [{}, { idToken, ...bearer('staff-amelia', scopesOf(endpoint)) }]) {
        const { text, headers } = await call(endpoint, of);
        const said = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map(
          header => headers.get(header),
        );
        // The script that is open to everyone names its function, and is refused as text.
        const kinds =
          endpoint.reply.kind === 'script' ? /^text\/(javascript|plain)/ : /^(application\/json|text\/plain)/;
        const type = text === '' ? null : expect.stringMatching(new RegExp(`${kinds.source}; charset=utf-8$`));
        expect([name, ...said]).toEqual([
          name,
          type,
          'nosniff',
          `default-src 'none'; frame-ancestors 'none'`,
          'no-store',
        ]);
      }
    }
  });

  describe.each(ofKind('session'))('$name', ({ endpoint }) => {
    it.each<[string, () => Record<string, string>]>([
      ['nothing', () => ({})],
      ['an unknown cookie', () => ({ Authorization: 'Bearer nobody-knows-this-cookie' })],
      ['only an ID token', () => ({ idToken })],
    ])('is closed to %s', async (_, headers) => {
      expect(await call(endpoint, headers())).toMatchObject({
        status: 401,
        text: expect.stringMatching(/^Unauthorised\n/),
      });
    });

    it('is closed to a session without one of its scopes', async () => {
      for (const missing of demandedOf(endpoint)) {
        const others = ['organisations:edit', ...scopesOf(endpoint).filter(scope => scope !== missing)];
        const answer = await call(endpoint, bearer(allowed, others));
        expect(answer).toMatchObject({ status: 403, text: `Forbidden\nMissing: ${missing}` });
      }
    });

    it('is open to a session with its scopes', async () => {
      const uid = scopesOf(endpoint).includes('patient:chat') ? 'patient-50' : allowed;
      const { status, text } = await call(endpoint, bearer(uid, scopesOf(endpoint)));
      expect([status, text]).not.toEqual([401, expect.anything()]);
      expect(text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
    });
  });

  describe.each(ofKind('idToken'))('$name', ({ endpoint }) => {
    it('is closed to no token, to a forged token and to a session', async () => {
      for (const headers of [{}, { idToken: `${idToken}x` }, bearer('staff-amelia', ['chat:view-requests'])]) {
        expect(await call(endpoint, headers)).toMatchObject({
          status: 401,
          text: expect.stringMatching(/^Unauthorised\n/),
        });
      }
    });

    it('is open to an ID token', async () => {
      expect((await call(endpoint, { idToken })).text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
    });
  });

  it.each(ofKind('anyone'))('$name is open to everyone', async ({ endpoint }) => {
    expect((await call(endpoint)).text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
  });

  /** DESIGN §5: a token counts only with the signature of the project itself, wherever one is accepted. */
  describe('a forged or outdated token', () => {
    const uid = 'staff-amelia';
    const post = async (path: string, body: object) => {
      const response = await fetch(`http://127.0.0.1:${sandbox.port}/${path}?key=x`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const identity = (operation: string, body: object) =>
      post(`identitytoolkit.googleapis.com/v1/accounts:${operation}`, body);
    const issue = (claims: object = {}) => {
      const person = sandbox.identity.find(uid);
      if (!person) throw new Error('Amelia is seeded');
      return sandbox.identity.startSession(person, 'custom', {
        ...openSessionClaims,
        scopes: ['chat:view-active-chats'],
        ...claims,
      });
    };
    /** True if the entry point accepts the token. A valid token changes nothing there. */
    const doors: readonly (readonly [string, (token: string) => Promise<boolean>])[] = [
      ...ofKind('idToken').map(
        ({ name, endpoint }) =>
          [name, async (token: string) => (await call(endpoint, { idToken: token })).status !== 401] as const,
      ),
      [
        'a call with a session',
        async token =>
          (await call({ method: 'GET', path: '/iams/scopes/current' }, { Authorization: `Bearer ${token}` })).status !==
          401,
      ],
      [
        'the document store',
        async token => {
          const { firebase } = environmentFor(sandbox.origin);
          const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
          const url = `http://127.0.0.1:${sandbox.port}/v1/${documents}/chat-presence/${uid}`;
          return ![401, 403].includes((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status);
        },
      ],
      [
        'the realtime database',
        async token => {
          const client = await RawClient.connect(sandbox.port);
          const { s } = (await client.ask('auth', { cred: token })) as { readonly s: string };
          const read = (await client.ask('g', { p: `chat-notification-cache/${uid}` })) as { readonly s: string };
          await client.close();
          return s === 'ok' || read.s === 'ok';
        },
      ],
      ['the lookup of one’s account', async token => (await identity('lookup', { idToken: token })) === 200],
      [
        'the change of one’s account',
        async token => (await identity('update', { idToken: token, displayName: 'Amelia' })) === 200,
      ],
    ];
    /** Entry points for other tokens than the valid one, and the removal of the account, which must not happen. */
    const closedDoors: readonly (readonly [string, (token: string) => Promise<boolean>])[] = [
      [
        'the renewal of a token',
        async token =>
          (await post('securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: token })) ===
          200,
      ],
      [
        'the exchange of a custom token',
        async token => (await identity('signInWithCustomToken', { token, returnSecureToken: true })) === 200,
      ],
      ['the removal of an account', async token => (await identity('delete', { idToken: token })) === 200],
    ];

    it.each(doors.filter(([name]) => name !== 'a call with a session'))(
      'is distinguished from a valid one by %s',
      async (_, isOpenFor) => {
        expect(await isOpenFor(issue().idToken)).toBe(true);
      },
    );

    it('is distinguished from a valid one by the other entry points', async () => {
      const openFor = Object.fromEntries(closedDoors);
      const { refreshToken } = issue();
      expect(await openFor['the renewal of a token']?.(refreshToken)).toBe(true);
      expect(
        await openFor['the exchange of a custom token']?.(sandbox.identity.issueCustomToken(uid, openSessionClaims)),
      ).toBe(true);
      const { idToken: brief } = sandbox.identity.startSession(sandbox.identity.create({ uid: 'brief' }), 'custom');
      expect(await openFor['the removal of an account']?.(brief)).toBe(true);
    });

    it.each([...doors, ...closedDoors])('opens nothing at %s', async (_, isOpenFor) => {
      const tokens = { ...forgedTokens(issue().idToken), ...outdated() };
      const opened: string[] = [];
      for (const [kind, token] of Object.entries(tokens)) if (await isOpenFor(token)) opened.push(kind);
      expect(opened).toEqual([]);
      expect(Object.keys(tokens).length).toBeGreaterThan(25);
      expect(sandbox.identity.find(uid)).toBeDefined();
    });

    it('is not accepted as a custom token in any forged form', async () => {
      const forged = forgedTokens(sandbox.identity.issueCustomToken(uid, { ...openSessionClaims }));
      for (const [kind, token] of Object.entries(forged))
        expect([kind, await identity('signInWithCustomToken', { token })]).toEqual([kind, 400]);
    });

    /** Signed by the project itself, but no longer valid. */
    function outdated(): Readonly<Record<string, string>> {
      const expired = issueAt(-3_600_000);
      const ended = issue({ session: `ended ${randomUUID()}` });
      sandbox.identity.revoke(String(decodedSession(ended.idToken)));
      return { 'an hour old': expired, 'of a session that was ended': ended.idToken };
    }

    function issueAt(offsetMs: number): string {
      sandbox.clock.offsetMs += offsetMs;
      const { idToken: made } = issue();
      sandbox.clock.offsetMs -= offsetMs;
      return made;
    }

    function decodedSession(token: string): unknown {
      return (
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
          readonly session: unknown;
        }
      ).session;
    }
  });
});
