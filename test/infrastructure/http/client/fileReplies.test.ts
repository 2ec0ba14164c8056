import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { fileNameOf } from '@/infrastructure/http/client/readFile';
import { anyone, endpoint, file, script } from '@/infrastructure/http/endpoints/endpoint';
import { everybody } from '@/infrastructure/http/endpoints/owner';
import { Audit } from '#sandbox/backend/audit/Audit';
import { createRouteHandler } from '#sandbox/backend/dispatch/createRouteHandler';
import { noInterference } from '#sandbox/backend/dispatch/Interference';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { listen } from '#firebase-stand-in/http/listen';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const shared = { method: 'GET', summary: '', owner: everybody, repeat: 'safe', access: anyone } as const;
const report = endpoint({ ...shared, path: '/report', reply: file });
const refused = endpoint({ ...shared, path: '/refused', reply: file });
const never = endpoint({ ...shared, path: '/never', reply: file });
const program = endpoint({ ...shared, path: '/program', reply: script });

/** Not valid text in any encoding. */
const BYTES = Uint8Array.from([0xff, 0xfe, 0x00, 0x0d, 0x0a, 0xc3, 0x28]);
const NAME = 'Überblick "März"; 1%.csv';

describe('a reply that is a file or a script', () => {
  const reached: boolean[] = [];
  const handle = createRouteHandler({
    routes: [
      { name: 'a.report', endpoint: report, handler: () => ({ name: NAME, mediaType: 'text/csv', bytes: BYTES }) },
      {
        name: 'a.refused',
        endpoint: refused,
        handler: () => {
          throw new BackendError(409, 'NotReady', 'The report is not ready.');
        },
      },
      { name: 'a.never', endpoint: never, handler: () => new Promise(() => undefined) },
      { name: 'a.program', endpoint: program, handler: () => 'alert("run nowhere")' },
    ],
    audit: new Audit({ now: () => 0 }),
    gatekeepers: {
      lifeLeftMs: () => 0,
      accessMark: () => '',
      verifyIdToken: () => undefined,
      findSession: () => undefined,
    },
    interference: noInterference,
    owners: { demand: () => ({}) },
    report: () => undefined,
  });
  const server = createServerFor([handle]);
  let backend: AxiosBackendClient;
  let origin = '';

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
    backend = new AxiosBackendClient({
      baseUrl: `${origin}/api`,
      session: new FakeSessionVault(undefined),
      reauthentication: new FakeReauthentication(),
      report: () => undefined,
      onReached: isReached => reached.push(isReached),
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>(resolve => server.close(() => resolve()));
  });

  it('returns a file byte for byte with its name and media type, and reports its progress', async () => {
    const steps: number[] = [];
    const answer = await backend.call(report, {}, { onProgress: received => steps.push(received) });
    if (!answer.ok) throw new Error('The file comes.');
    const { bytes, mediaType, name } = answer.value.value;
    expect([[...bytes], mediaType, name]).toEqual([[...BYTES], 'text/csv', 'Überblick März; 1%.csv']);
    expect(steps.at(-1)).toBe(BYTES.length);
  });

  it('reads the refusal of a file as text', async () => {
    expect(await backend.call(refused, {}, { expects: [409] })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 409, token: 'NotReady' },
    });
  });

  it('can be cancelled without affecting the connection state', async () => {
    reached.length = 0;
    const giving = new AbortController();
    const answer = backend.call(never, {}, { signal: giving.signal });
    setTimeout(() => giving.abort(), 20);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    expect(reached).toEqual([]);
  });

  it('has its own time limit', async () => {
    expect(await backend.call(never, {}, { timeLimitMs: 30 })).toEqual({ ok: false, failure: { kind: 'timedOut' } });
  });

  it('returns a script as text with its media type', async () => {
    expect(await backend.call(program, {})).toMatchObject({ ok: true, value: { value: 'alert("run nowhere")' } });
    expect((await fetch(`${origin}/api/program`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });
});

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="report.csv"', 'report.csv'],
    ['attachment; filename=report.csv; size=3', 'report.csv'],
    [`attachment; filename="old.csv"; filename*=UTF-8''n%C3%A9w.csv`, 'néw.csv'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.csv"`, 'plain.csv'],
    ['attachment; filename="..\\\\..\\\\evil.exe"', 'evil.exe'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    [`attachment; filename*=UTF-8''gpj.%E2%80%AEexe`, 'gpj.exe'],
    [`attachment; filename="${'x'.repeat(300)}"`, 'x'.repeat(120)],
    ['attachment', 'download'],
    ['', 'download'],
  ])('of %s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
