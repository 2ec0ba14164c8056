import 'reflect-metadata';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { accessEndpoints } from '@/infrastructure/http/endpoints/access';
import { accountEndpoints } from '@/infrastructure/http/endpoints/account';
import { sessionEndpoints } from '@/infrastructure/http/endpoints/session';
import { AxiosSessionGateway } from '@/infrastructure/http/session/AxiosSessionGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { type ScriptedAnswer, type SeenRequest, startScriptedServer } from '#test/support/servers/startScriptedServer';

const ann = { uid: 'ann', email: 'ann@staff.example' };
const ben = { uid: 'ben', email: 'ben@staff.example' };
const stops: (() => Promise<void>)[] = [];

async function setUp(answer: (request: SeenRequest) => ScriptedAnswer | Promise<ScriptedAnswer>) {
  const server = await startScriptedServer(answer);
  stops.push(server.stop);
  const vault = new FakeSessionVault({ user: ann, cookie: 'old' });
  const reauthentication = new FakeReauthentication();
  const reports: string[] = [];
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: vault,
    reauthentication,
    report: ({ template }) => reports.push(template),
  });
  return { ...server, vault, reauthentication, reports, backend };
}
const untilAsked = async (times: number, asked: () => number): Promise<void> => {
  while (asked() < times) await new Promise(resolve => setTimeout(resolve, 5));
};
const onlyNew = ({ headers }: SeenRequest): ScriptedAnswer =>
  headers.authorization === 'Bearer new'
    ? { body: '{"scopes":["survey:get"]}' }
    : { status: 401, body: 'Unauthorised\nSession ended.' };

describe('AxiosBackendClient', () => {
  afterEach(async () => {
    await Promise.all(stops.splice(0).map(stop => stop()));
  });

  it('sends the session and reads the answer in the shape of the endpoint', async () => {
    const { backend, seen } = await setUp(() => ({ body: '{"scopes":["survey:get"]}' }));
    expect(await backend.call(accessEndpoints.currentScopes, {})).toMatchObject({
      ok: true,
      value: { value: { scopes: ['survey:get'] } },
    });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/iams/scopes/current',
      headers: { authorization: 'Bearer old' },
    });
  });

  it('closes another session with its own cookie, and does not prompt if it has ended', async () => {
    const { backend, seen, reauthentication } = await setUp(() => ({ status: 401, body: 'Unauthorised' }));
    expect(await new AxiosSessionGateway(backend).close({ user: ann, cookie: 'replaced' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/iams/auth/logout', 'Bearer replaced'],
    ]);
    expect(reauthentication.asked).toBe(0);
  });

  it('repeats list parameters with brackets and leaves out what is absent', async () => {
    const { backend, seen } = await setUp(() => ({ body: '{"customToken":"t"}' }));
    await backend.call(sessionEndpoints.customToken, { idToken: 'id', query: { scope: ['all', 'some'] } });
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe('/api/iams/auth/customToken?scope[]=all&scope[]=some');
    expect(seen[0]?.headers['idtoken']).toBe('id');
  });

  it('encodes a path parameter as one segment', async () => {
    const { backend, seen } = await setUp(() => ({ body: '5' }));
    expect(await backend.call(accountEndpoints.cloudDocumentTimestamp, { path: { name: 'a/b?c' } })).toMatchObject({
      ok: true,
      value: { value: 5 },
    });
    expect(seen[0]?.url).toBe('/api/cloud-document/a%2Fb%3Fc/timestamp');
  });

  it('passes on the tag of an answer', async () => {
    const { backend } = await setUp(() => ({ body: '7', headers: { ETag: '"v1"' } }));
    expect(await backend.call(accountEndpoints.time, {})).toMatchObject({
      ok: true,
      value: { value: 7, etag: '"v1"' },
    });
  });

  it.each([
    [
      409,
      'ConflictError\nNewer one stored.',
      { kind: 'refused', status: 409, token: 'ConflictError', text: 'Newer one stored.' },
    ],
    [429, 'TooMany', { kind: 'refused', status: 429, token: 'TooMany', text: '' }],
    [500, 'Oops', { kind: 'failed', status: 500, token: 'Oops', text: '' }],
  ])('classifies status %d', async (status, body, failure) => {
    const { backend } = await setUp(() => ({ status, body }));
    expect(await backend.call(accountEndpoints.time, {})).toEqual({ ok: false, failure });
  });

  it('reports the invalid fields of an answer, but never their values', async () => {
    const { backend, reports } = await setUp(() => ({ body: '{"scopes":"secret"}' }));
    expect(await backend.call(accessEndpoints.currentScopes, {})).toEqual({
      ok: false,
      failure: { kind: 'invalidAnswer' },
    });
    expect(reports).toEqual(['GET /iams/scopes/current answered outside the contract: scopes']);
  });

  it('reports an exception during a call, and never rejects', async () => {
    const { backend, reauthentication, reports } = await setUp(onlyNew);
    reauthentication.renew = () => Promise.reject(new TypeError('of ann'));
    expect(await backend.call(accessEndpoints.currentScopes, {})).toEqual({
      ok: false,
      failure: { kind: 'invalidAnswer' },
    });
    expect(reports).toEqual(['GET /iams/scopes/current failed here: TypeError']);
  });

  it('reports a timeout when no answer arrives in time, and offline when the server is unreachable', async () => {
    const { backend, stop } = await setUp(() => ({ silent: true }));
    expect(await backend.call(accountEndpoints.time, {}, { timeLimitMs: 50 })).toEqual({
      ok: false,
      failure: { kind: 'timedOut' },
    });
    await stop();
    expect(await backend.call(accountEndpoints.time, {})).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('repeats a refused call with the new session of the same user', async () => {
    const { backend, vault, reauthentication, seen } = await setUp(onlyNew);
    const call = backend.call(accessEndpoints.currentScopes, {});
    await untilAsked(1, () => reauthentication.asked);
    vault.save({ user: ann, cookie: 'new' });
    reauthentication.answer('samePerson');
    expect(await call).toMatchObject({ ok: true });
    expect(seen).toHaveLength(2);
  });

  it('requires a new session and fails immediately if the caller does not wait for it', async () => {
    const { backend, reauthentication, seen } = await setUp(onlyNew);
    const answer = await withoutSessionWait(backend).call(accessEndpoints.currentScopes, {});
    expect([answer.ok, reauthentication.asked, seen.length]).toEqual([false, 1, 1]);
  });

  it('makes no call with an ended session, and continues when the user is back', async () => {
    const { backend, vault, reauthentication, seen } = await setUp(onlyNew);
    void reauthentication.renew();
    const call = backend.call(accessEndpoints.currentScopes, {});
    expect((await withoutSessionWait(backend).call(accessEndpoints.currentScopes, {})).ok).toBe(false);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(seen).toEqual([]);
    vault.save({ user: ann, cookie: 'new' });
    reauthentication.answer('samePerson');
    expect(await call).toMatchObject({ ok: true });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer new']);
  });

  it.each(['anotherPerson', 'abandoned'] as const)(
    'never sends a waiting call when the sign-in ends with %s',
    async outcome => {
      const { backend, vault, reauthentication, seen } = await setUp(onlyNew);
      void reauthentication.renew();
      const call = backend.call(accessEndpoints.currentScopes, {});
      vault.save({ user: ben, cookie: 'new' });
      reauthentication.answer(outcome);
      expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorised' } });
      expect(seen).toEqual([]);
    },
  );

  it('makes calls without a session, and while only a recent sign-in is required', async () => {
    const { backend, reauthentication } = await setUp(() => ({ body: '5' }));
    void reauthentication.renew();
    expect(await backend.call(accountEndpoints.time, {})).toMatchObject({ ok: true });
    reauthentication.answer('abandoned');
    void reauthentication.renew('recentLoginRequired');
    expect(await backend.call(accountEndpoints.cloudDocumentTimestamp, { path: { name: 'a' } })).toMatchObject({
      ok: true,
    });
  });

  it('prompts once for ten calls refused together, and repeats them in order', async () => {
    const { seen, vault, url } = await setUp(({ headers }) =>
      headers.authorization === 'Bearer new' ? { body: '5' } : { status: 401, body: 'Unauthorised' },
    );
    const reauthenticate = new Reauthenticate(vault);
    const questions: unknown[] = [];
    reauthenticate.execute(asked => {
      if (asked !== undefined) questions.push(asked);
    });
    const client = new AxiosBackendClient({
      baseUrl: url,
      session: vault,
      reauthentication: reauthenticate,
      report: () => undefined,
    });
    const names = Array.from({ length: 10 }, (_, at) => `document-${at}`);
    const calls = names.map(name => client.call(accountEndpoints.cloudDocumentTimestamp, { path: { name } }));
    await untilAsked(10, () => seen.length);
    await new Promise(resolve => setTimeout(resolve, 50));
    vault.save({ user: ann, cookie: 'new' });
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    const namesOf = (cookie: string) =>
      seen
        .filter(({ headers }) => headers.authorization === `Bearer ${cookie}`)
        .map(({ url: asked }) => /document-\d/.exec(asked)?.[0]);
    expect(questions).toHaveLength(1);
    expect(namesOf('old').sort()).toEqual(names);
    expect(namesOf('new')).toEqual(names);
  });

  it('sends none of ten refused calls once another user has signed in', async () => {
    const { seen, vault, url } = await setUp(() => ({ status: 401, body: 'Unauthorised' }));
    const reauthenticate = new Reauthenticate(vault);
    const client = new AxiosBackendClient({
      baseUrl: url,
      session: vault,
      reauthentication: reauthenticate,
      report: () => undefined,
    });
    const calls = Array.from({ length: 10 }, () => client.call(accountEndpoints.time, {}));
    await untilAsked(10, () => seen.length);
    await new Promise(resolve => setTimeout(resolve, 50));
    vault.save({ user: ben, cookie: 'of ben' });
    expect((await Promise.all(calls)).map(answer => (answer.ok ? 'ok' : answer.failure.kind))).toEqual(
      Array.from({ length: 10 }, () => 'unauthorised'),
    );
    expect(seen).toHaveLength(10);
  });

  it('reports the remaining time of the session, while it is the current one', async () => {
    const { vault, url } = await setUp(({ url: asked }) => ({
      body: '5',
      headers: { 'Session-Expires-In': asked.endsWith('/time') ? '1800' : 'soon' },
    }));
    const received: number[] = [];
    const client = new AxiosBackendClient({
      baseUrl: url,
      session: vault,
      reauthentication: new FakeReauthentication(),
      report: () => undefined,
      onSessionLife: seconds => received.push(seconds),
    });
    await client.call(accountEndpoints.time, {});
    await client.call(accountEndpoints.cloudDocumentTimestamp, { path: { name: 'x' } });
    const late = client.call(accountEndpoints.time, {});
    vault.clear();
    await late;
    expect(received).toEqual([1_800]);
  });

  it('reports changed scopes once for each change, and only for the current session', async () => {
    const versions = ['a', 'a', 'b', 'b', 'a', 'c'];
    const { vault, url } = await setUp(() => ({
      body: '5',
      headers: { 'Scopes-Version': versions.shift() ?? 'c' },
    }));
    let changes = 0;
    const client = new AxiosBackendClient({
      baseUrl: url,
      session: vault,
      reauthentication: new FakeReauthentication(),
      report: () => undefined,
      onScopesChanged: () => (changes += 1),
    });
    const counts: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await client.call(accountEndpoints.time, {});
      counts.push(changes);
    }
    expect(counts).toEqual([0, 0, 1, 1, 2]);
    vault.save({ user: ben, cookie: 'other' });
    await client.call(accountEndpoints.time, {});
    expect(changes).toBe(2);
  });

  it('does not prompt when the session was renewed during the call', async () => {
    let renew: () => void = () => undefined;
    const { backend, vault, reauthentication } = await setUp(request => {
      renew();
      return onlyNew(request);
    });
    renew = () => vault.save({ user: ann, cookie: 'new' });
    expect(await backend.call(accessEndpoints.currentScopes, {})).toMatchObject({ ok: true });
    expect(reauthentication.asked).toBe(0);
  });

  it('never sends one user’s call with the session of another', async () => {
    const { backend, vault, reauthentication, seen } = await setUp(onlyNew);
    const call = backend.call(accessEndpoints.currentScopes, {});
    await untilAsked(1, () => reauthentication.asked);
    vault.save({ user: ben, cookie: 'new' });
    reauthentication.answer('anotherPerson');
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorised' } });
    expect(seen).toHaveLength(1);
  });

  it('stops after a second refusal', async () => {
    const { backend, reauthentication, seen } = await setUp(() => ({ status: 401, body: 'Unauthorised' }));
    const call = backend.call(accessEndpoints.currentScopes, {});
    await untilAsked(1, () => reauthentication.asked);
    reauthentication.answer('samePerson');
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorised' } });
    expect(seen).toHaveLength(2);
  });

  it('leaves a missing second factor to the caller', async () => {
    const { backend, reauthentication } = await setUp(() => ({
      status: 401,
      body: 'MfaRequiredError\nSecond factor needed.',
    }));
    expect(await backend.call(accessEndpoints.currentScopes, {})).toMatchObject({
      ok: false,
      failure: { kind: 'unauthorised', token: 'MfaRequiredError' },
    });
    expect(reauthentication.asked).toBe(0);
  });

  it('does not prompt for a call that signs out, or before the sign-in', async () => {
    const { backend, reauthentication } = await setUp(() => ({ status: 401, body: 'Unauthorised' }));
    await backend.call(sessionEndpoints.logout, {}, { reauthenticate: false });
    await backend.call(sessionEndpoints.mfaOptions, { idToken: 'id', query: { scopes: ['all'] } });
    expect(reauthentication.asked).toBe(0);
  });
});
