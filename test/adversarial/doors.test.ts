import { connect } from 'node:net';
import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { WebSocket } from 'ws';
import type { DtoClass, Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { hostileTexts, hostileValue } from '#test/support/builders/kernel/hostileValues';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { signInStaff } from '../sandbox/server/signInStaff';
import { timeLimitMs } from '#test/support/longRun';

const calls: readonly Endpoint[] = Object.values(endpoints).flatMap(area => Object.values(area) as Endpoint[]);
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** The paths of every endpoint, with placeholders for hostile values. */
const paths: readonly string[] = [
  ...new Set(calls.map(({ path }) => `/api${path}`)),
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/identitytoolkit.googleapis.com/v1/accounts:update',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/identitytoolkit.googleapis.com/v1/accounts:resetPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
  '/securetoken.googleapis.com/v1/token',
  '/v1/projects/demo/databases/(default)/documents/{document}',
  '/v1/projects/demo/databases/(default)/documents:commit',
  '/v1/projects/demo/databases/(default)/documents:runQuery',
  '/v1/projects/demo/databases/(default)/documents:batchGet',
  '/google.firestore.v1.Firestore/Listen/channel',
  '/google.firestore.v1.Firestore/Write/channel',
  '/.lp',
  '/google/{path}',
  '/google/file/d/{file}/view',
  '/google/uc',
  '/google/drive/v3/files/{file}',
  '/google/upload/drive/v3/files',
  '/sandbox/faults',
  '/sandbox/practice',
  '/sandbox/practice/app',
  '/sandbox/practice/session',
  '/sandbox/notifications',
  '/sandbox/old-chats',
  '/sandbox/pages/{path}.js',
  '/storage/{path}',
  '/{path}',
];

/** Percent signs, slashes and bytes unchanged. A browser never sends them, but a program may. */
const rawText = (value: string): string =>
  Buffer.from(value.replace(/[\s\0]/g, ''), 'utf8')
    .toString('latin1')
    .slice(0, 2_000);
/** Lone surrogates cannot be part of an address or a form. */
const wellFormed = (value: string): string => Buffer.from(value, 'utf8').toString('utf8');
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'BREW');

/** Writes bytes to the server and returns the status, or undefined if the connection was just closed. */
function sendRaw(port: number, bytes: string, waitMs = 2_000): Promise<string | undefined> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    const finish = (): void => {
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
    };
    socket.setTimeout(waitMs, finish);
    socket.on('data', data => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

function requestText(verb: string, path: string, headers: readonly string[], body: string): string {
  const lines = [
    `${verb} ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The sample of a DTO with existing ids, and one field replaced or removed. */
function alteredSample(
  dto: DtoClass,
  which: number,
  value: unknown,
  known: Readonly<Record<string, readonly string[]>> = {},
): object {
  const sample: Record<string, unknown> = { ...sampleOfDto(dto) };
  for (const [name, [id]] of Object.entries(known)) if (name in sample) sample[name] = id;
  const names = Object.keys(sample);
  const name = names[which % Math.max(1, names.length)];
  return name === undefined ? sample : { ...sample, [name]: value };
}

describe('the endpoints of the sandbox', () => {
  let sandbox: Sandbox;
  /** Sessions of a therapist and of an administrator, who reach different calls. */
  let sessions: readonly { readonly Authorization: string }[];

  /** Ids of existing objects, so that malformed bodies reach their handlers. */
  let known: Readonly<Record<string, readonly string[]>>;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const administrator = sandbox.backend.sessions.begin('staff-dana', [
      'organisations:edit',
      'organisations:edit-thrive',
    ]);
    sessions = [await signInStaff(sandbox, 'staff-amelia'), { Authorization: `Bearer ${administrator}` }];
    const { people, rooms } = sandbox.backend.chat;
    const patients = people.patients();
    const chats = patients.flatMap(({ patientId }) => rooms.activeOf(patientId) ?? []);
    known = {
      patientId: patients.map(({ patientId }) => patientId),
      patientIdOrEmail: patients.map(({ email }) => email),
      therapistId: people.staff().map(({ uid }) => uid),
      chatRoomId: chats.map(channelOfRoom),
      chatSessionId: chats.map(({ id }) => id),
      organisation: ['org-4', 'org-7'],
      organisationID: ['org-4'],
      parent: ['org-4'],
      accessCode: ['BETA-2026', 'HARBOUR-24'],
      patient: ['p-11'],
    };
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  afterAll(async () => {
    await sandbox.stop();
    jest.restoreAllMocks();
  });

  const isAlive = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${sandbox.port}/environment.json`)).ok;
  const failures = (): readonly string[] =>
    sandbox.requestFailures.state.newest.filter(line => !line.endsWith(': malformed'));

  afterEach(async () => {
    expect(await isAlive()).toBe(true);
    expect({ failed: sandbox.requestFailures.state.failed, newest: failures() }).toEqual({ failed: 0, newest: [] });
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/api/%E0%A4%A',
    '/v1/projects/demo/databases/x/documents/%E0%A4%A',
    '/google/file/d/%E0%A4%A/view',
  ])('answer 400 to the malformed address %s and count it', async path => {
    const before = sandbox.requestFailures.state.malformed;
    expect(await sendRaw(sandbox.port, requestText('GET', path, ['Connection: close'], ''))).toBe('400');
    expect(sandbox.requestFailures.state.malformed).toBe(before + 1);
  });

  it('do not count a request as malformed that its sender aborted', async () => {
    const before = sandbox.requestFailures.state.malformed;
    const half = 'POST /iams/auth/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf';
    for (const end of ['end', 'resetAndDestroy'] as const) {
      const socket = connect(sandbox.port, '127.0.0.1');
      await new Promise(resolve => socket.write(half, resolve));
      await new Promise(resolve => {
        socket
          .once('close', resolve)
          .on('error', () => undefined)
          .resume();
        socket[end]();
      });
    }
    expect(await isAlive()).toBe(true);
    expect(sandbox.requestFailures.state.malformed).toBe(before);
  });

  it.each(['//', '//[', '/%E0%A4%A', 'http://[/', '*'])('refuse to open a WebSocket at %s', async path => {
    const headers = [
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    expect(await sendRaw(sandbox.port, requestText('GET', path, headers, ''))).not.toBe('101');
  });

  it(
    'answer every malformed request',
    async () => {
      const request = fc.record({
        method,
        path: fc.constantFrom(...paths),
        piece: text,
        query: fc.array(text, { maxLength: 2 }),
        body: text,
        header: text,
      });
      await assertProperty(
        fc.asyncProperty(request, async ({ method: verb, path, piece, query, body, header }) => {
          const place = rawText(path.replace(/\{\w+\}/g, () => piece));
          const search = query.length > 0 ? `?${rawText(query.join('&'))}` : '';
          const headers = [
            `Content-Type: application/json`,
            `X-Odd: ${rawText(header).slice(0, 200)}`,
            'Connection: close',
          ];
          const status = await sendRaw(sandbox.port, requestText(verb, place + search, headers, rawText(body)));
          expect(Number(status ?? 400)).toBeLessThan(500);
        }),
        { numRuns: 400 },
      );
    },
    timeLimitMs,
  );

  it(
    'answer bytes that are not a request',
    async () => {
      await assertProperty(
        fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts)), async bytes => {
          await sendRaw(sandbox.port, `${bytes}\r\n\r\n`, 100);
        }),
        { numRuns: 60 },
      );
    },
    timeLimitMs,
  );

  it(
    'answer every call with any field altered, and never with a server error',
    async () => {
      const altered = fc.record({
        call: fc.constantFrom(...calls.filter(({ path }) => !path.endsWith('/logout'))),
        which: fc.nat(30),
        who: fc.nat(1),
        value: hostileValue,
        piece: text,
        alsoQuery: fc.boolean(),
      });
      await assertProperty(
        fc.asyncProperty(altered, async ({ call, which, who, value, piece, alsoQuery }) => {
          const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
            const ids = which % 4 === 0 ? [] : (known[name] ?? []);
            return encodeURIComponent(ids[which % Math.max(1, ids.length)] ?? (wellFormed(piece) || 'x'));
          });
          const query = new URLSearchParams();
          const parameters = call.query
            ? alsoQuery
              ? alteredSample(call.query, which, value)
              : sampleOfDto(call.query)
            : {};
          for (const [name, given] of Object.entries(parameters))
            query.append(name, typeof given === 'string' ? given : (JSON.stringify(given) ?? ''));
          const response = await fetch(`http://127.0.0.1:${sandbox.port}/api${path}?${query.toString()}`, {
            method: call.method,
            headers: {
              ...sessions[who],
              'Content-Type': 'application/json',
              ...(call.etag === 'demands' && { 'If-Match': '"x"' }),
            },
            ...(call.method !== 'GET' && {
              body: JSON.stringify(call.body ? alteredSample(call.body, which, value, known) : value) ?? '',
            }),
          });
          await response.text();
          expect([response.status, call.path]).toEqual([expect.any(Number), call.path]);
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns: 500 },
      );
    },
    timeLimitMs,
  );

  it(
    'survive every frame in the realtime database',
    async () => {
      const path = fc.oneof(fc.constantFrom('chat-rooms/a/messages', '.info/connected', ''), text);
      const body = fc.record(
        {
          p: fc.oneof(path, hostileValue),
          d: hostileValue,
          q: fc.oneof(
            hostileValue,
            fc.record({ i: hostileValue, sp: hostileValue, ep: hostileValue, l: hostileValue, vf: hostileValue }),
          ),
          t: hostileValue,
          h: hostileValue,
          cred: hostileValue,
        },
        { requiredKeys: [] },
      );
      const request = fc.record({
        r: fc.oneof(fc.nat(), hostileValue),
        a: fc.constantFrom<unknown>('q', 'n', 'g', 'p', 'm', 'o', 'om', 'oc', 's', 'auth', 'gauth', 'unauth', 'x', 7),
        b: fc.oneof(body, hostileValue),
      });
      const frame = fc.oneof(
        { weight: 6, arbitrary: request.map(d => JSON.stringify({ t: 'd', d })) },
        { weight: 2, arbitrary: hostileValue.map(value => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: text },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '0',
            '5',
            '4097',
            '-1',
            '{"t":"c"}',
            '{"t":"c","d":null}',
            '{"t":"c","d":{"t":"n"}}',
          ),
        },
      );
      await assertProperty(
        fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 6 }), async frames => {
          const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/.ws?v=5&ns=demo`);
          await new Promise(resolve => socket.once('open', resolve).once('error', resolve));
          for (const one of frames) socket.send(one);
          await new Promise(resolve => {
            socket.once('pong', resolve).once('close', resolve).once('error', resolve);
            socket.ping();
          });
          socket.terminate();
        }),
        { numRuns: 80 },
      );
    },
    timeLimitMs,
  );

  it(
    'survive every message in the channels of the document store',
    async () => {
      const target = fc.record(
        {
          targetId: fc.oneof(fc.nat(9), hostileValue),
          query: fc.oneof(
            hostileValue,
            fc.record({ parent: fc.oneof(text, hostileValue), structuredQuery: hostileValue }),
          ),
          documents: hostileValue,
          resumeToken: hostileValue,
        },
        { requiredKeys: [] },
      );
      const message = fc.oneof(
        fc.record({ database: text, addTarget: target }, { requiredKeys: [] }),
        fc.record({ writes: hostileValue, streamToken: hostileValue }),
        hostileValue,
      );
      const kind = fc.constantFrom('Listen', 'Write');
      await assertProperty(
        fc.asyncProperty(
          kind,
          fc.array(message, { minLength: 1, maxLength: 4 }),
          text,
          async (which, messages, odd) => {
            const channel = `http://127.0.0.1:${sandbox.port}/google.firestore.v1.Firestore/${which}/channel`;
            const url = `${channel}?VER=8&RID=1&AID=${encodeURIComponent(wellFormed(odd))}`;
            const form = new URLSearchParams({ count: String(messages.length), ofs: '0', headers: wellFormed(odd) });
            messages.forEach((value, index) => form.set(`req${index}___data__`, JSON.stringify(value) ?? odd));
            const response = await fetch(url, { method: 'POST', body: form });
            expect(response.status).toBeLessThan(500);
          },
        ),
        { numRuns: 100 },
      );
    },
    timeLimitMs,
  );

  it('do not wait for messages that a request only announces', async () => {
    const form = new URLSearchParams({ count: '1e15', ofs: '0' });
    const response = await fetch(
      `http://127.0.0.1:${sandbox.port}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`,
      { method: 'POST', body: form },
    );
    expect(response.ok).toBe(true);
  });
});
