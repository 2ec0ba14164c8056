import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createDocumentStoreHandler,
  type DocumentStoreHandler,
} from '../../../../documentStore/createDocumentStoreHandler';

import { root, storeOfSamples, type Samples } from '../storeOfSamples';

type Envelope = [id: number, payload: unknown[]];

/** Splits a stream into its frames by the lengths it states. */
function framesIn(text: string): unknown[] {
  const frames: unknown[] = [];
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('\n', at) + 1;
    const end = start + Number(text.slice(at, start));
    if (start === 0 || end > text.length) throw new Error(`a frame is shorter than it says: ${text.slice(at)}`);
    frames.push(JSON.parse(text.slice(start, end)));
    at = end;
  }
  return frames;
}

describe('WebChannelHandler', () => {
  let samples: Samples;
  let handler: DocumentStoreHandler;
  let server: Server;
  let base: string;

  beforeEach(async () => {
    samples = storeOfSamples({ 'c/a': { text: '😀' } });
    handler = createDocumentStoreHandler({
      ...samples,
      rules: { allows: () => false },
      verifyIdToken: () => undefined,
      allowOwner: true,
      projectId: 'p',
    });
    server = createServer((request, response) => {
      if (!handler.handle(request, response, new URL(request.url ?? '/', 'http://store')))
        response.writeHead(418).end();
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    handler.close();
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  });

  const channel = (kind: string, query: string): string =>
    `${base}/google.firestore.v1.Firestore/${kind}/channel?VER=8&${query}`;
  const post = (address: string, form: Record<string, string>): Promise<Response> =>
    fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  const shakeHands = async (kind: string, message: object): Promise<string> => {
    const reply = await post(channel(kind, 'RID=1'), {
      headers: 'Authorization:Bearer owner\r\n',
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify(message),
    });
    const [[[, [mark, id]]]] = framesIn(await reply.text()) as [[[number, [string, string]]]];
    expect(mark).toBe('c');
    return id;
  };
  /** One long poll: everything up to the end of the response. */
  const poll = async (kind: string, id: string, acknowledged: number): Promise<Envelope[]> => {
    const reply = await fetch(channel(kind, `RID=rpc&SID=${id}&AID=${acknowledged}&CI=1&TYPE=xmlhttp`));
    return framesIn(await reply.text()).flat() as Envelope[];
  };
  const listenTo = (collectionId: string): object => ({
    addTarget: { targetId: 2, query: { parent: root, structuredQuery: { from: [{ collectionId }] } } },
  });

  it('leaves requests that are not its own to others', async () => {
    expect((await fetch(`${base}/elsewhere`)).status).toBe(418);
  });

  it('answers a preflight for any page', async () => {
    const headers = { origin: 'http://page', 'access-control-request-headers': 'x-goog-api-client' };
    const reply = await fetch(`${base}/v1/${root}:commit`, { method: 'OPTIONS', headers });
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://page');
    expect(reply.headers.get('access-control-allow-headers')).toBe('x-goog-api-client');
  });

  it('asks a client with a forgotten session to begin again', async () => {
    const reply = await fetch(channel('Listen', 'RID=rpc&SID=forgotten&AID=0&TYPE=xmlhttp'));
    expect([reply.status, await reply.text()]).toEqual([400, 'Unknown SID']);
  });

  it('refuses another project', async () => {
    expect((await post(channel('Listen', 'RID=1&database=projects/other/databases/(default)'), {})).status).toBe(404);
  });

  it('sends again what was not acknowledged, and nothing that was', async () => {
    const id = await shakeHands('Listen', listenTo('c'));
    const first = await poll('Listen', id, 0);
    expect(first.length).toBe(4);
    expect(await poll('Listen', id, 2)).toEqual(first.slice(2));
    samples.documents.write('c/b', {});
    expect((await poll('Listen', id, 4)).map(([number]) => number)).toEqual([5, 6]);
  });

  it('takes a message that is sent twice once', async () => {
    const id = await shakeHands('Write', { database: 'x' });
    const write = {
      writes: [
        {
          update: { name: `${root}/c/n` },
          updateMask: {},
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    };
    const form = { count: '1', ofs: '1', req0___data__: JSON.stringify(write) };
    for (let times = 0; times < 2; times++) await post(channel('Write', `RID=2&SID=${id}&AID=0`), form);
    expect(samples.documents.read('c/n')).toEqual({ n: 1 });
  });

  it('says something at once on a streaming response, and then what comes', async () => {
    const id = await shakeHands('Write', { database: 'x' });
    await poll('Write', id, 0);
    const reply = await fetch(channel('Write', `RID=rpc&SID=${id}&AID=1&CI=0&TYPE=xmlhttp`));
    const part = await reply.body?.getReader().read();
    expect(framesIn(new TextDecoder().decode(part?.value))).toEqual([[[2, ['noop']]]]);
  });

  const deepValue = (levels: number): string =>
    `${'{"mapValue":{"fields":{"a":'.repeat(levels)}{"booleanValue":true}${'}}}'.repeat(levels)}`;
  const deepWrite = (levels: number): string =>
    `{"writes":[{"update":{"name":"${root}/c/deep","fields":{"a":${deepValue(levels)}}}}]}`;
  const deepFilter =
    `${'{"compositeFilter":{"op":"AND","filters":['.repeat(12_000)}` +
    `{"unaryFilter":{"op":"IS_NULL","field":{"fieldPath":"a"}}}${']}}'.repeat(12_000)}`;

  it.each([
    ['takes 20 maps within each other', 'commit', deepWrite(20), 200],
    ['refuses 15,000 maps within each other', 'commit', deepWrite(15_000), 400],
    ['refuses 12,000 filters within each other', 'runQuery', `{"structuredQuery":{"where":${deepFilter}}}`, 400],
  ])('%s', async (_what, call, body, status) => {
    const headers = { authorization: 'Bearer owner' };
    const reply = await fetch(`${base}/v1/${root}:${call}`, { method: 'POST', headers, body });
    expect(reply.status).toBe(status);
  });

  it('ends a session with a refusal of 15,000 maps within each other', async () => {
    const id = await shakeHands('Write', { database: 'x' });
    await poll('Write', id, 0);
    const form = { count: '1', ofs: '1', req0___data__: deepWrite(15_000) };
    await post(channel('Write', `RID=2&SID=${id}&AID=1`), form);
    expect(await poll('Write', id, 1)).toMatchObject([[2, [{ error: { status: 'INVALID_ARGUMENT' } }]]]);
  });

  it('ends a session with the error that a write met', async () => {
    const id = await shakeHands('Write', { database: 'x' });
    await poll('Write', id, 0);
    const write = { writes: [{ update: { name: `${root}/c/none` }, currentDocument: { exists: true } }] };
    await post(channel('Write', `RID=2&SID=${id}&AID=1`), {
      count: '1',
      ofs: '1',
      req0___data__: JSON.stringify(write),
    });
    expect(await poll('Write', id, 1)).toMatchObject([[2, [{ error: { status: 'NOT_FOUND', code: 404 } }]]]);
  });

  it('forgets a session that its client ended', async () => {
    const id = await shakeHands('Listen', listenTo('c'));
    await post(channel('Listen', `SID=${id}&TYPE=terminate`), {});
    expect((await fetch(channel('Listen', `RID=rpc&SID=${id}&AID=0&CI=1&TYPE=xmlhttp`))).status).toBe(400);
  });

  it('answers single documents over REST and refuses without the right', async () => {
    const ask = (method: string, path: string, authorization?: string): Promise<Response> =>
      fetch(`${base}/v1/${root}/${path}`, { method, ...(authorization && { headers: { authorization } }) });
    expect(await (await ask('GET', 'c/a', 'Bearer owner')).json()).toMatchObject({
      fields: { text: { stringValue: '😀' } },
    });
    expect((await ask('GET', 'c/none', 'Bearer owner')).status).toBe(404);
    expect((await ask('GET', 'c/a')).status).toBe(403);
    expect((await ask('DELETE', 'c/a')).status).toBe(403);
    expect((await ask('DELETE', 'c/a', 'Bearer owner')).status).toBe(200);
    expect((await ask('PATCH', 'c/a', 'Bearer owner')).status).toBe(501);
    expect(samples.documents.read('c/a')).toBeUndefined();
  });
});
