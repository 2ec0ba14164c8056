import { endpoints } from '#sandbox/endpoints/endpoints';
import { type ApiAnswer, RefusedCall } from '#sandbox/practice/ApiClient';
import type { ApiCall } from '#sandbox/practice/ApiCall';
import { HttpEndpointCalls } from '#sandbox/practice/app/HttpEndpointCalls';
import { ManualTimers } from '#test/sandbox/practice/ManualTimers';

const { therapists, notify, updateMetadata, metadataDocument } = endpoints.patientApp;
const nobody = '[]';
const unavailable = new RefusedCall(503, 'Unavailable');

function setUp(...fates: readonly (ApiAnswer | Error)[]) {
  const sent: ApiCall[] = [];
  const client = {
    answer: async (call: ApiCall) => {
      const fate = fates[sent.push(call) - 1];
      if (fate === undefined) throw new Error('One call too many.');
      if (fate instanceof Error) throw fate;
      return fate;
    },
  };
  const timers = new ManualTimers();
  return { sent, timers, calls: new HttpEndpointCalls(client, timers) };
}

describe('the endpoint table over the wire', () => {
  it('repeats safe calls until an answer arrives', async () => {
    const { sent, timers, calls } = setUp(new TypeError('fetch failed'), unavailable, { text: nobody });
    const asked = calls.call(therapists, {});
    await timers.pass(0);
    await new Promise(resolve => setImmediate(resolve));
    await timers.pass(2_000);
    expect((await asked).value).toEqual([]);
    expect(sent).toHaveLength(3);
  });

  it('sends a command once', async () => {
    const { sent, calls } = setUp(unavailable);
    await expect(calls.call(notify, { query: { phqScore: 3 } })).rejects.toBe(unavailable);
    expect(sent).toHaveLength(1);
  });

  it('does not repeat a refused call', async () => {
    const { sent, calls } = setUp(new RefusedCall(404, 'NotFound'));
    await expect(calls.call(therapists, {})).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(1);
  });

  it('fills in the path, sends the version to be changed and returns the new one', async () => {
    const document = { metadataDocumentId: 'a b', updatedAt: '2026-03-02T09:00:00Z', entries: {} };
    const { sent, calls } = setUp({ text: JSON.stringify(document), etag: '"2"' });
    const args = {
      path: { metadataDocumentId: 'a b' },
      body: { metadataChangeList: [{ key: 'step' }] },
      ifMatch: '"1"',
    };
    expect(await calls.call(updateMetadata, args)).toMatchObject({ value: document, etag: '"2"' });
    expect(sent).toMatchObject([
      { method: 'POST', path: '/patient-metadata/a%20b/action/update-metadata', body: args.body, ifMatch: '"1"' },
    ]);
  });

  it('rejects an answer that does not match the table', async () => {
    const { calls } = setUp({ text: '{"metadataDocumentId":"x","entries":{}}' });
    await expect(calls.call(metadataDocument, { path: { metadataDocumentId: 'x' } })).rejects.toThrow(
      'The answer holds a wrong updatedAt.',
    );
  });
});
