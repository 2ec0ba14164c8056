import type { StructuredQuery } from '../../../../documentStore/query/StructuredQuery';

import { storeOfSamples } from '../storeOfSamples';
import { listening } from './listeningClient';

const newest: StructuredQuery = {
  from: [{ collectionId: 'c' }],
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  limit: 3,
};
const manySamples = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`c/d${n}`, { n }]));

describe('SharedQueries', () => {
  it('looks at a changed document once for twenty identical listeners, and at no other document', () => {
    const { samples, queries, client } = listening(storeOfSamples(manySamples));
    const clients = Array.from({ length: 20 }, () => client());
    clients.forEach(listener => listener.listen(2, newest));
    clients.forEach(listener => listener.received());
    expect(queries.size).toBe(1);
    const before = queries.evaluations;
    samples.documents.write('c/new', { n: 1000 });
    expect(queries.evaluations - before).toBe(1);
    for (const listener of clients) expect(listener.received()).toEqual(['+2 c/new', 'pushed out c/d197', 'snapshot']);
  });

  it('forgets a query when its last listener has gone', () => {
    const { queries, client } = listening(storeOfSamples(manySamples));
    const [one, other] = [client(), client()];
    one.listen(2, newest);
    other.listen(2, newest);
    one.stream.close();
    expect(queries.size).toBe(1);
    other.stream.close();
    expect(queries.size).toBe(0);
  });

  it.each<[string, StructuredQuery]>([
    ['with a limit', newest],
    ['with an offset', { ...newest, offset: 2 }],
    ['without a limit', { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }] }],
    [
      'between cursors',
      {
        from: [{ collectionId: 'c' }],
        orderBy: [{ field: { fieldPath: 'n' } }],
        startAt: { values: [{ integerValue: '3' }], before: true },
        limit: 4,
      },
    ],
  ])('holds %s what a fresh query finds, whatever is written', (_, query) => {
    const samples = storeOfSamples({ 'c/d1': { n: 1 }, 'c/d2': { n: 2 } });
    const { queries } = listening(samples);
    const parent = 'projects/p/databases/(default)/documents';
    const live = queries.open(parent, query);
    const shown = new Map(live.documents.map(document => [document.name, document]));
    for (let step = 0; step < 300; step++) {
      const path = `c/d${(step * 7) % 11}`;
      if (step % 5 === 4) samples.documents.remove(path);
      else samples.documents.write(path, { n: (step * step) % 13 });
      for (const document of live.delta?.shown ?? []) shown.set(document.name, document);
      for (const name of live.delta?.left ?? []) shown.delete(name);
      const fresh = samples.store.query(parent, query);
      expect(live.documents).toEqual(fresh);
      expect([...shown.values()].map(({ name }) => name).sort()).toEqual(fresh.map(({ name }) => name).sort());
    }
  });
});
