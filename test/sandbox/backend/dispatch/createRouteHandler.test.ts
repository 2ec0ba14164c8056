import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import {
  anyone,
  boolean,
  endpoint,
  idToken,
  json,
  list,
  nothing,
  number,
  session,
  text,
} from '@/infrastructure/http/endpoints/endpoint';
import { everybody, patientOf, patientWithReason } from '@/infrastructure/http/endpoints/owner';
import { Audit } from '#sandbox/backend/audit/Audit';
import { createRouteHandler } from '#sandbox/backend/dispatch/createRouteHandler';
import { demandMatch, etagOf } from '#sandbox/backend/dispatch/etag';
import { noInterference } from '#sandbox/backend/dispatch/Interference';
import { LARGEST_BODY } from '#sandbox/backend/dispatch/readJsonBody';
import type { AnyHandler, Route } from '#sandbox/backend/dispatch/Route';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { listen } from '#firebase-stand-in/http/listen';

class ItemDto {
  @IsString() name!: string;
}

class BodyDto {
  @IsString() @MaxLength(5) text!: string;
  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => ItemDto) items?: ItemDto[];
}

class SearchDto {
  @Type(() => Number) @IsInt() limit!: number;
  @IsOptional() @IsArray() @IsString({ each: true }) tags?: string[];
}

const thing = { name: 'first' };
const base = { summary: '', owner: everybody, repeat: 'safe' } as const;
const route = (name: string, declared: Route['endpoint'], handler: AnyHandler): Route => ({
  name,
  endpoint: declared,
  handler,
});

const routes: readonly Route[] = [
  route(
    'a.echo',
    endpoint({
      ...base,
      method: 'POST',
      path: '/echo/{id}',
      body: BodyDto,
      query: SearchDto,
      reply: json(ItemDto),
      access: anyone,
      repeat: 'command',
    }),
    (call: object) => call,
  ),
  route(
    'a.literal',
    endpoint({ ...base, method: 'GET', path: '/things/token', reply: text, access: anyone }),
    () => 'the literal',
  ),
  route(
    'a.parameter',
    endpoint({ ...base, method: 'GET', path: '/things/{id}', reply: text, access: anyone }),
    ({ path }: { path: { id: string } }) => path.id,
  ),
  route('a.list', endpoint({ ...base, method: 'GET', path: '/list', reply: list(ItemDto), access: anyone }), () => [
    thing,
  ]),
  route('a.number', endpoint({ ...base, method: 'GET', path: '/number', reply: number, access: anyone }), () => 7),
  route(
    'a.boolean',
    endpoint({ ...base, method: 'GET', path: '/boolean', reply: boolean, access: anyone }),
    () => false,
  ),
  route(
    'a.nothing',
    endpoint({ ...base, method: 'DELETE', path: '/nothing', reply: nothing, access: anyone }),
    () => undefined,
  ),
  route(
    'a.read',
    endpoint({ ...base, method: 'GET', path: '/thing', reply: json(ItemDto), access: anyone, etag: 'answers' }),
    () => thing,
  ),
  route(
    'a.change',
    endpoint({
      ...base,
      method: 'PUT',
      path: '/thing',
      reply: nothing,
      access: session('organisations:edit'),
      etag: 'demands',
      repeat: 'sameEffect',
    }),
    (call: { ifMatch: string }) => demandMatch(call.ifMatch, thing),
  ),
  route('a.refuse', endpoint({ ...base, method: 'GET', path: '/refuse', reply: text, access: anyone }), () => {
    throw new BackendError(409, 'ConflictError', 'Somebody was quicker.');
  }),
  route('a.bug', endpoint({ ...base, method: 'GET', path: '/bug', reply: text, access: anyone }), () => {
    throw new Error('a secret of the server');
  }),
  route('a.mine', endpoint({ ...base, method: 'GET', path: '/mine', reply: text, access: idToken }), () => 'yours'),
  route(
    'a.record',
    endpoint({
      ...base,
      method: 'GET',
      path: '/records/{id}',
      reply: text,
      access: session('organisations:edit'),
      owner: patientOf('carer', 'id'),
    }),
    () => 'secret',
  ),
  route(
    'a.search',
    endpoint({
      ...base,
      method: 'POST',
      path: '/search',
      body: ItemDto,
      reply: text,
      access: session('organisations:edit'),
      owner: patientOf('anybody', 'name'),
    }),
    () => 'secret',
  ),
  route(
    'a.claim',
    endpoint({
      ...base,
      method: 'POST',
      path: '/claims/{id}',
      body: BodyDto,
      reply: nothing,
      access: session('organisations:edit'),
      owner: patientWithReason('id', 'text'),
      repeat: 'command',
    }),
    () => undefined,
  ),
];

describe('createRouteHandler', () => {
  const bugs: string[] = [];
  const audit = new Audit({ now: () => 0 });
  const session1 = { uid: 'amy', scopes: ['organisations:edit'], openedAt: 0, lastUsedAt: 0, cookieHash: '' };
  const fate = { before: 'proceed' as 'proceed' | 'cut' | number, loses: false };
  const handle = createRouteHandler({
    routes,
    audit,
    gatekeepers: {
      lifeLeftMs: () => 1_799_999,
      accessMark: () => '',
      verifyIdToken: () => undefined,
      findSession: cookie =>
        cookie === 'good' ? session1 : cookie === 'poor' ? { ...session1, scopes: [] } : undefined,
    },
    interference: { ...noInterference, beforeCall: () => Promise.resolve(fate.before), losesAnswer: () => fate.loses },
    owners: {
      demand: (owner, uid, id) => {
        if (owner.of === 'patient' && id === 'theirs') throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', uid);
        return { patient: id, why: 'cares' };
      },
    },
    report: (call, error) => bugs.push(`${call}: ${String(error)}`),
  });
  const server = createServerFor([handle]);
  let origin = '';

  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}/api${path}`, { method, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, body: unknown) =>
    call('POST', path, { body: typeof body === 'string' ? body : JSON.stringify(body) });

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });

  beforeEach(() => {
    fate.before = 'proceed';
    fate.loses = false;
  });

  afterAll(() => new Promise(resolve => server.close(resolve).closeAllConnections()));

  describe('a resource that is not the caller’s', () => {
    const headers = { authorization: 'Bearer good' };

    it('is refused before the handler runs, even with the scopes', async () => {
      expect(await call('GET', '/records/theirs', { headers })).toMatchObject({
        status: 403,
        text: 'NOT_IN_CHAT_WITH_PATIENT\namy',
      });
      expect(await call('GET', '/records/own', { headers })).toMatchObject({ status: 200, text: 'secret' });
      expect(audit.all().at(-1)).toMatchObject({ event: 'sensitive_read', user: 'amy', patient: 'own', why: 'cares' });
    });

    it('is refused when the body names it', async () => {
      expect(await call('POST', '/search', { headers, body: '{"name":"theirs"}' })).toMatchObject({ status: 403 });
      expect(await call('POST', '/search', { headers, body: '{"name":"own"}' })).toMatchObject({ status: 200 });
    });

    it('needs a reason to be claimed, which the audit trail keeps', async () => {
      expect(await call('POST', '/claims/theirs', { headers, body: '{"text":"ill"}' })).toMatchObject({ status: 403 });
      expect(await call('POST', '/claims/own', { headers, body: '{"text":" ill "}' })).toMatchObject({ status: 204 });
      expect(audit.all().at(-1)).toMatchObject({ event: 'sensitive_update', patient: 'own', why: 'ill' });
    });
  });

  it('passes on path, query and body with their types', async () => {
    const { text: body } = await post('/echo/a%2Fb?limit=3&tags[]=x&tags[]=y', { text: 'hi', items: [{ name: 'n' }] });
    expect(JSON.parse(body)).toMatchObject({
      path: { id: 'a/b' },
      query: { limit: 3, tags: ['x', 'y'] },
      body: { text: 'hi', items: [{ name: 'n' }] },
    });
  });

  it('uses the last of a repeated parameter, and never takes the query for the body', async () => {
    const { text: answer } = await post('/echo/1?limit=3&limit=4', { text: 'hi' });
    expect(JSON.parse(answer)).toMatchObject({ query: { limit: 4 }, body: { text: 'hi' } });
    expect(await post('/echo/1?limit=3&text=hi', {})).toMatchObject({ status: 400 });
  });

  it.each<[string, string, unknown, string]>([
    ['a missing field', '/echo/1?limit=1', {}, 'body.text'],
    ['a text that is too long', '/echo/1?limit=1', { text: '123456' }, 'body.text'],
    ['an unknown field', '/echo/1?limit=1', { text: 'a', more: 1 }, 'body.more'],
    ['a field inside a list', '/echo/1?limit=1', { text: 'a', items: [{ name: 7 }] }, 'body.items.0.name'],
    ['a wrong parameter', '/echo/1?limit=many', { text: 'a' }, 'query.limit'],
    ['a parameter that is both a value and a list', '/echo/1?limit=1&limit[]=2', { text: 'a' }, 'query.limit'],
    ['a value in place of a list', '/echo/1?limit=1&tags=x', { text: 'a' }, 'query.tags'],
    ['malformed JSON', '/echo/1?limit=1', '{"text":', 'body: is not JSON'],
    ['a list in place of an object', '/echo/1?limit=1', [], 'body: must be an object'],
    ['no body', '/echo/1?limit=1', '', 'body.text'],
    [
      'deeply nested lists',
      '/echo/1?limit=1',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      'body: is more than 64 levels',
    ],
  ])('rejects %s and names it', async (_, path, body, named) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/^ValidationError\n/);
    expect(answer.text).toContain(named);
  });

  it('rejects a body that is too large', async () => {
    expect(await post('/echo/1?limit=1', `"${'x'.repeat(LARGEST_BODY)}"`)).toMatchObject({ status: 413 });
  });

  it('prefers the literal path, and decodes parameters', async () => {
    expect((await call('GET', '/things/token')).text).toBe('the literal');
    expect((await call('GET', '/things/caf%C3%A9')).text).toBe('café');
    expect((await call('GET', '/things/%E0%A4%A')).status).toBe(400);
    expect((await call('GET', '/things/')).text).toMatch(/^NotFound\n/);
    expect((await call('POST', '/things/token')).status).toBe(404);
  });

  it('answers with the declared type, and forbids caching', async () => {
    expect(JSON.parse((await call('GET', '/list')).text)).toEqual([thing]);
    expect((await call('GET', '/number')).text).toBe('7');
    expect((await call('GET', '/boolean')).text).toBe('false');
    const done = await call('DELETE', '/nothing');
    expect([done.status, done.text, done.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
    expect((await call('GET', '/refuse')).headers.get('cache-control')).toBe('no-store');
  });

  it('returns a version and requires it back', async () => {
    const headers = { Authorization: 'Bearer good' };
    const etag = (await call('GET', '/thing')).headers.get('etag');
    expect(etag).toBe(etagOf(thing));
    expect(await call('PUT', '/thing', { headers })).toMatchObject({
      status: 428,
      text: expect.stringMatching(/^EtagMissing\n/),
    });
    expect(await call('PUT', '/thing', { headers: { ...headers, 'If-Match': '"old"' } })).toMatchObject({
      status: 412,
      text: expect.stringMatching(/^EtagMismatch\n/),
    });
    for (const version of [etag ?? '', '*', `"old", ${etag}`])
      expect(await call('PUT', '/thing', { headers: { ...headers, 'If-Match': version } })).toMatchObject({
        status: 204,
      });
  });

  it('checks access before anything else', async () => {
    expect(await call('PUT', '/thing')).toMatchObject({ status: 401, text: expect.stringMatching(/^Unauthorised\n/) });
    expect(await call('PUT', '/thing', { headers: { Authorization: 'Bearer poor' } })).toMatchObject({
      status: 403,
      text: 'Forbidden\nMissing: organisations:edit',
    });
    expect(await call('GET', '/mine', { headers: { idToken: 'forged' } })).toMatchObject({ status: 401 });
  });

  it('returns the remaining seconds of a session to its callers only', async () => {
    const lifeOf = async (path: string, cookie?: string) =>
      (
        await call('PUT', path, cookie === undefined ? {} : { headers: { Authorization: `Bearer ${cookie}` } })
      ).headers.get('session-expires-in');
    expect([await lifeOf('/thing', 'good'), await lifeOf('/thing', 'poor')]).toEqual(['1799', '1799']);
    expect([await lifeOf('/thing'), await lifeOf('/thing', 'unknown')]).toEqual([null, null]);
  });

  it('returns the token of a refusal on the first line', async () => {
    expect(await call('GET', '/refuse')).toMatchObject({ status: 409, text: 'ConflictError\nSomebody was quicker.' });
  });

  it('does not reveal the message of an internal error', async () => {
    expect(await call('GET', '/bug')).toMatchObject({ status: 500, text: expect.not.stringContaining('secret') });
    expect(bugs).toEqual(['a.bug: Error: a secret of the server']);
  });

  it('can be set to answer 503, to drop the request, or to drop the answer after the work', async () => {
    fate.before = 503;
    expect((await call('GET', '/number')).status).toBe(503);
    fate.before = 'cut';
    await expect(call('GET', '/number')).rejects.toThrow();
    fate.before = 'proceed';
    fate.loses = true;
    const before = audit.all().length;
    await expect(post('/echo/1?limit=1', { text: 'a' })).rejects.toThrow();
    expect(audit.all()).toHaveLength(before + 1);
  });

  it('leaves other paths to other handlers', async () => {
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  });
});
