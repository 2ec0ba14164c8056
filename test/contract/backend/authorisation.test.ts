import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '@/infrastructure/http/endpoints/endpoints';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

interface Row {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const rows: readonly Row[] = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => ({ name: `${endpoint.method} ${endpoint.path} (${feature}.${call})`, endpoint })),
);
const ofKind = (who: Endpoint['access']['who']) => rows.filter(({ endpoint }) => endpoint.access.who === who);
const scopesOf = ({ access }: Endpoint) => (access.who === 'session' ? access.scopes : []);

describe('who may call what', () => {
  let sandbox: Sandbox;
  let idToken: string;

  const call = async ({ method, path }: Endpoint, headers: Record<string, string> = {}) => {
    const url = `http://127.0.0.1:${sandbox.port}/api${path.replace(/\{\w+\}/g, 'nobody')}`;
    const response = await fetch(url, { method, headers });
    return { status: response.status, text: await response.text() };
  };
  const bearer = (uid: string, scopes: readonly string[]) => ({ Authorization: `Bearer ${sandbox.backend.sessions.begin(uid, scopes)}` });

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 60 });
    idToken = await new IdentityClient(`http://127.0.0.1:${sandbox.port}`).signInWithPassword(
      'dana.whitfield@staff.example',
      SANDBOX_STAFF_PASSWORD,
    );
  });

  afterAll(() => sandbox.stop());

  it('looks at every call of the table', () => {
    expect(ofKind('session').length + ofKind('idToken').length + ofKind('anyone').length).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(58);
  });

  describe.each(ofKind('session'))('$name', ({ endpoint }) => {
    it.each<[string, () => Record<string, string>]>([
      ['nothing', () => ({})],
      ['an unknown cookie', () => ({ Authorization: 'Bearer nobody-knows-this-cookie' })],
      ['an ID token alone', () => ({ idToken })],
    ])('is closed to %s', async (_, headers) => {
      expect(await call(endpoint, headers())).toMatchObject({ status: 401, text: expect.stringMatching(/^Unauthorised\n/) });
    });

    it('is closed to a session without one of its scopes', async () => {
      for (const missing of scopesOf(endpoint)) {
        const others = ['organisations:edit', ...scopesOf(endpoint).filter(scope => scope !== missing)];
        const answer = await call(endpoint, bearer('staff-dana', others));
        expect(answer).toMatchObject({ status: 403, text: `Forbidden\nMissing: ${missing}` });
      }
    });

    it('is open to a session with its scopes', async () => {
      const uid = scopesOf(endpoint).includes('patient:chat') ? 'patient-50' : 'staff-amelia';
      const { status, text } = await call(endpoint, bearer(uid, scopesOf(endpoint)));
      expect([status, text]).not.toEqual([401, expect.anything()]);
      expect(text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
    });
  });

  describe.each(ofKind('idToken'))('$name', ({ endpoint }) => {
    it('is closed to nothing, to a forged token and to a session', async () => {
      for (const headers of [{}, { idToken: `${idToken}x` }, bearer('staff-amelia', ['chat:view-requests'])]) {
        expect(await call(endpoint, headers)).toMatchObject({ status: 401, text: expect.stringMatching(/^Unauthorised\n/) });
      }
    });

    it('is open to an ID token', async () => {
      expect((await call(endpoint, { idToken })).text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
    });
  });

  it.each(ofKind('anyone'))('$name is open to everybody', async ({ endpoint }) => {
    expect((await call(endpoint)).text).not.toMatch(/^(Unauthorised|Forbidden|InternalError)/);
  });
});
