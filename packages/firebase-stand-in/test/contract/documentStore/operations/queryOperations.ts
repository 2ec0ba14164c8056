import type { CollectionReference, Query, QueryConstraint } from 'firebase/firestore';

import { expectSame } from './expectSame';
import { freshCollection, freshPath } from './freshCollection';
import type { Connect, FirestoreSdk, StoreOperation } from './StoreOperation';
import { idsOf } from './waiting';

type BuildQuery = (F: FirestoreSdk, collection: CollectionReference) => Query;

/** Twelve documents d00…d11, written by one client for the other to query. */
async function seeded(F: FirestoreSdk, connect: Connect): Promise<CollectionReference> {
  const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
  const batch = F.writeBatch(connect('first'));
  for (let i = 0; i < 12; i++) {
    const tag = ['a', 'b', 'c'][i % 3];
    batch.set(F.doc(mine, `d${String(i).padStart(2, '0')}`), {
      i,
      mod: i % 3,
      tag,
      list: [i, i + 1],
      name: `n${12 - i}`,
      ref: F.doc(mine, `d${i}`),
    });
  }
  await batch.commit();
  return theirs;
}

function finds(name: string, build: BuildQuery, expected: readonly string[]): StoreOperation {
  return {
    name,
    run: async (F, connect) => expectSame(idsOf(await F.getDocs(build(F, await seeded(F, connect)))), expected),
  };
}

const constraints =
  (build: (F: FirestoreSdk, collection: CollectionReference) => QueryConstraint[]): BuildQuery =>
  (F, collection) =>
    F.query(collection, ...build(F, collection));

/** One-time queries: every operator, order, limit, cursor, aggregate and collection group. */
export const queryOperations: readonly StoreOperation[] = [
  {
    name: 'refuses an equality on the key with another order',
    ofGoogleAlone: true,
    run: async (F, connect) => {
      const collection = await seeded(F, connect);
      const query = F.query(collection, F.where(F.documentId(), '==', 'd01'), F.orderBy('i'));
      const code = await F.getDocs(query).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      expectSame(code, 'invalid-argument');
    },
  },
  finds(
    'finds by ==',
    constraints(F => [F.where('mod', '==', 1)]),
    ['d01', 'd04', 'd07', 'd10'],
  ),
  finds(
    'finds by == with order and limit',
    constraints(F => [F.where('mod', '==', 1), F.orderBy('i', 'desc'), F.limit(2)]),
    ['d10', 'd07'],
  ),
  finds(
    'finds a range',
    constraints(F => [F.where('i', '>', 2), F.where('i', '<=', 5)]),
    ['d03', 'd04', 'd05'],
  ),
  finds(
    'finds by in',
    constraints(F => [F.where('i', 'in', [1, 3, 99])]),
    ['d01', 'd03'],
  ),
  finds(
    'finds by not-in',
    constraints(F => [F.where('i', 'not-in', [0, 1, 2, 3, 4, 5, 6, 7, 8])]),
    ['d09', 'd10', 'd11'],
  ),
  finds(
    'finds by !=',
    constraints(F => [F.where('tag', '!=', 'a'), F.limit(3)]),
    ['d01', 'd04', 'd07'],
  ),
  finds(
    'finds by array-contains',
    constraints(F => [F.where('list', 'array-contains', 4)]),
    ['d03', 'd04'],
  ),
  finds(
    'finds by array-contains-any',
    constraints(F => [F.where('list', 'array-contains-any', [1, 12])]),
    ['d00', 'd01', 'd11'],
  ),
  finds(
    'finds by several ids',
    constraints(F => [F.where(F.documentId(), 'in', ['d05', 'd01', 'none'])]),
    ['d01', 'd05'],
  ),
  finds(
    'finds a range of ids',
    constraints(F => [F.where(F.documentId(), '>=', 'd10')]),
    ['d10', 'd11'],
  ),
  finds(
    'finds by reference',
    constraints((F, collection) => [F.where('ref', '==', F.doc(collection, 'd3'))]),
    ['d03'],
  ),
  finds('finds by either of two', (F, c) => F.query(c, F.or(F.where('i', '==', 1), F.where('i', '==', 9))), [
    'd01',
    'd09',
  ]),
  finds(
    'finds between cursors',
    constraints(F => [F.orderBy('i'), F.startAfter(3), F.endBefore(6)]),
    ['d04', 'd05'],
  ),
  finds(
    'finds the last of an order',
    constraints(F => [F.orderBy('i'), F.limitToLast(2)]),
    ['d10', 'd11'],
  ),
  finds(
    'orders by text',
    constraints(F => [F.orderBy('name'), F.limit(3)]),
    ['d11', 'd02', 'd01'],
  ),
  {
    name: 'goes on after a document',
    run: async (F, connect) => {
      const collection = await seeded(F, connect);
      const from = await F.getDoc(F.doc(collection, 'd04'));
      const page = await F.getDocs(F.query(collection, F.orderBy('mod'), F.startAfter(from), F.limit(2)));
      expectSame(idsOf(page), ['d07', 'd10']);
    },
  },
  {
    name: 'counts, sums and averages',
    run: async (F, connect) => {
      const thirds = F.query(await seeded(F, connect), F.where('mod', '==', 0));
      const result = await F.getAggregateFromServer(thirds, {
        count: F.count(),
        sum: F.sum('i'),
        average: F.average('i'),
      });
      expectSame(result.data(), { count: 4, sum: 18, average: 4.5 });
    },
  },
  {
    name: 'finds in a collection group',
    run: async (F, connect) => {
      const path = freshPath();
      const group = `g${path.replaceAll('/', '')}`;
      await F.setDoc(F.doc(connect('first'), `${path}/p1/${group}/a`), { v: 1 });
      await F.setDoc(F.doc(connect('first'), `${path}/p2/${group}/b`), { v: 2 });
      const found = await F.getDocs(F.query(F.collectionGroup(connect('second'), group), F.where('v', '>=', 1)));
      expectSame(idsOf(found), ['a', 'b']);
    },
  },
  {
    name: 'keeps sub-collections apart',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      await F.setDoc(F.doc(mine, 'p', 'sub', 'k'), { a: 1 });
      expectSame([(await F.getDocs(mine)).size, (await F.getDocs(F.collection(mine, 'p', 'sub'))).size], [0, 1]);
    },
  },
];
