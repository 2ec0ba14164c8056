import type { StructuredQuery } from '../../../../documentStore/query/StructuredQuery';
import type { IdTokenClaims } from '../../../../kernel/IdTokenClaims';

import { root, storeOfSamples } from '../storeOfSamples';
import { listening } from './listeningClient';

const firstTwo: StructuredQuery = { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 };
const claims = (exp: number): IdTokenClaims => ({
  sub: 'ann',
  user_id: 'ann',
  auth_time: 0,
  iat: 0,
  exp,
  firebase: { sign_in_provider: 'custom', identities: {} },
});
const tokenUntil = (exp: number): string => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;

function setUp() {
  return listening(storeOfSamples({ 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/d': { n: 3 }, 'other/x': { n: 0 } }));
}

describe('ListenStream', () => {
  it('sends what a query holds, then says that this is all', () => {
    const client = setUp().client();
    client.listen(2, firstTwo);
    expect(client.received()).toEqual(['ADD 2', '+2 c/a', '+2 c/b', 'CURRENT 2', 'snapshot']);
  });

  it('sends the whole result again for a resumed query', () => {
    const client = setUp().client();
    client.listen(2, firstTwo, { resumeToken: 'MTIz' });
    expect(client.received()).toEqual(['ADD 2', 'RESET 2', '+2 c/a', '+2 c/b', 'CURRENT 2', 'snapshot']);
  });

  it.each<[string, (samples: ReturnType<typeof storeOfSamples>) => void, string[]]>([
    ['a change', ({ documents }) => documents.merge('c/a', { m: 1 }), ['+2 c/a', 'snapshot']],
    [
      'one that enters and pushes another out',
      ({ documents }) => documents.write('c/new', { n: 0 }),
      ['+2 c/new', 'pushed out c/b', 'snapshot'],
    ],
    [
      'a deletion and the one that fills up',
      ({ documents }) => documents.remove('c/a'),
      ['+2 c/d', 'deleted c/a', 'snapshot'],
    ],
    ['one that moves out', ({ documents }) => documents.write('c/a', { n: 9 }), ['+2 c/d', '-2 c/a', 'snapshot']],
    [
      'one that no longer has the field',
      ({ documents }) => documents.write('c/a', {}),
      ['+2 c/d', '-2 c/a', 'snapshot'],
    ],
    ['nothing of one beyond the limit', ({ documents }) => documents.write('c/z', { n: 99 }), []],
    ['nothing of another collection', ({ documents }) => documents.write('other/y', { n: 0 }), []],
    ['nothing of a write that changes nothing', ({ documents }) => documents.write('c/a', { n: 1 }), []],
  ])('sends %s', (_, change, expected) => {
    const { samples, client } = setUp();
    const listener = client();
    listener.listen(2, firstTwo);
    listener.received();
    change(samples);
    expect(listener.received()).toEqual(expected);
  });

  it('watches single documents, including ones that do not exist yet', () => {
    const { samples, client } = setUp();
    const listener = client();
    listener.stream.receive({ addTarget: { targetId: 4, documents: { documents: [`${root}/c/new`] } } });
    samples.documents.write('c/new', { n: 1 });
    samples.documents.remove('c/new');
    expect(listener.received()).toEqual([
      'ADD 4',
      'deleted c/new',
      'CURRENT 4',
      'snapshot',
      '+4 c/new',
      'snapshot',
      'deleted c/new',
      'snapshot',
    ]);
  });

  it('sends nothing more of a target that was removed, or when it is closed', () => {
    const { samples, client, queries } = setUp();
    const listener = client();
    listener.listen(2, firstTwo);
    listener.listen(4, { from: [{ collectionId: 'other' }] });
    listener.stream.receive({ removeTarget: 2 });
    listener.received();
    samples.documents.write('c/a', { n: 7 });
    expect(listener.received()).toEqual([]);
    listener.stream.close();
    expect(queries.size).toBe(0);
  });

  it('refuses a query it cannot run, and only that one', () => {
    const { samples, client } = setUp();
    const listener = client();
    listener.listen(2, { from: [{ collectionId: '__own__' }] });
    listener.listen(4, firstTwo);
    samples.documents.merge('c/a', { m: 1 });
    expect(listener.received()).toEqual([
      'ADD 2',
      'REMOVE 2 because 3',
      'ADD 4',
      '+4 c/a',
      '+4 c/b',
      'CURRENT 4',
      'snapshot',
      '+4 c/a',
      'snapshot',
    ]);
  });

  it('refuses what the rules refuse, and opens nothing for it', () => {
    const { client, queries } = listening(storeOfSamples({ 'c/a': { n: 1 } }), { allows: () => false });
    const listener = client('nobody');
    listener.listen(2, firstTwo);
    expect(listener.received()).toEqual(['ADD 2', 'REMOVE 2 because 7']);
    expect(queries.size).toBe(0);
  });

  it('ends the targets of a session that lost its right before anything more is sent', () => {
    const { samples, client, tokens } = listening(storeOfSamples({ 'c/a': { n: 1 } }), {
      allows: ({ auth }) => auth?.uid === 'ann',
    });
    tokens.set('t', claims(4e9));
    const listener = client('t');
    listener.listen(2, firstTwo);
    listener.received();
    tokens.delete('t');
    samples.documents.write('c/b', { n: 0 });
    samples.documents.write('c/e', { n: 0 });
    expect(listener.received()).toEqual(['REMOVE 2 because 7']);
  });

  it('ends the stream once its token has expired, so that the SDK comes back with a fresh one', () => {
    const { samples, client, tokens } = listening(storeOfSamples({ 'c/a': { n: 1 } }), {
      allows: ({ auth }) => auth !== null,
    });
    const token = tokenUntil(samples.clock.now() / 1000 + 3600);
    tokens.set(token, claims(0));
    const listener = client(token);
    listener.listen(2, firstTwo);
    listener.received();
    samples.clock.offsetMs = 3_600_000;
    tokens.delete(token);
    samples.documents.write('c/b', { n: 0 });
    samples.documents.write('c/e', { n: 0 });
    expect([listener.received(), listener.ended()]).toEqual([[], 'UNAUTHENTICATED']);
  });

  it('ends the listening to a document that no longer names its reader', () => {
    const samples = storeOfSamples({ 'c/a': { readers: ['ann'] } });
    const { client, tokens } = listening(samples, {
      allows: ({ resource }) => JSON.stringify(resource?.entries.get('readers') ?? []).includes('ann'),
    });
    tokens.set('t', claims(4e9));
    const listener = client('t');
    listener.stream.receive({ addTarget: { targetId: 2, documents: { documents: [`${root}/c/a`] } } });
    listener.received();
    samples.documents.write('c/a', { readers: [], secret: 'not for Ann' });
    expect(listener.received()).toEqual(['REMOVE 2 because 7']);
  });
});
