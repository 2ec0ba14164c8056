import { expectSame } from './expectSame';
import { freshCollection } from './freshCollection';
import type { StoreOperation } from './StoreOperation';

/** Single documents: every kind of value, merging, transforms, preconditions, batches, transactions. */
export const documentOperations: readonly StoreOperation[] = [
  {
    name: 'keeps every kind of value',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      await F.setDoc(F.doc(mine, 'x'), {
        text: 'é😀',
        integer: 1,
        double: 1.5,
        yes: true,
        nothing: null,
        list: [1, 'a', { z: 1 }],
        map: { k: 'v' },
        time: F.Timestamp.fromMillis(1234567890123),
        bytes: F.Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
        point: new F.GeoPoint(1, 2),
        reference: F.doc(mine, 'y'),
        notANumber: NaN,
        infinite: -Infinity,
        big: 9007199254740991,
      });
      const data = (await F.getDoc(F.doc(theirs, 'x'))).data() ?? {};
      expectSame(
        [
          data['text'],
          data['integer'],
          data['double'],
          data['yes'],
          data['nothing'],
          data['list'],
          data['map'],
          data['big'],
        ],
        ['é😀', 1, 1.5, true, null, [1, 'a', { z: 1 }], { k: 'v' }, 9007199254740991],
      );
      const [time, bytes, point, reference] = [data['time'], data['bytes'], data['point'], data['reference']];
      expectSame(time instanceof F.Timestamp && time.toMillis(), 1234567890123);
      expectSame(bytes instanceof F.Bytes && [...bytes.toUint8Array()], [1, 2, 3]);
      expectSame(point instanceof F.GeoPoint && [point.latitude, point.longitude], [1, 2]);
      expectSame(reference instanceof F.DocumentReference && reference.path, `${mine.path}/y`);
      expectSame([Number.isNaN(data['notANumber']), data['infinite'] === -Infinity], [true, true]);
    },
  },
  {
    name: 'says that a missing document is missing',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      expectSame((await F.getDoc(F.doc(mine, 'none'))).exists(), false);
    },
  },
  {
    name: 'merges, updates nested fields and deletes fields',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const document = F.doc(mine, 'm');
      await F.setDoc(document, { a: 1, n: { x: 1, y: 2 }, gone: 1 });
      await F.setDoc(document, { n: { z: 3 } }, { merge: true });
      await F.updateDoc(document, { 'n.x': 10, gone: F.deleteField() });
      const data = (await F.getDocFromServer(F.doc(theirs, 'm'))).data() ?? {};
      const nested = data['n'] as Record<string, number>;
      expectSame([data['a'], nested['x'], nested['y'], nested['z'], 'gone' in data], [1, 10, 2, 3, false]);
    },
  },
  {
    name: 'refuses to update a missing document',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      const code = await F.updateDoc(F.doc(mine, 'none'), { a: 1 }).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
      expectSame(code, 'not-found');
    },
  },
  {
    name: 'applies server timestamps, increments and array changes',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const document = F.doc(mine, 't');
      await F.setDoc(document, { n: 1, list: [1, 2] });
      await F.updateDoc(document, {
        n: F.increment(5),
        list: F.arrayUnion(3, 2),
        at: F.serverTimestamp(),
        none: F.arrayRemove(1),
      });
      await F.updateDoc(document, { list: F.arrayRemove(1) });
      const data = (await F.getDocFromServer(F.doc(theirs, 't'))).data() ?? {};
      expectSame([data['n'], data['list'], data['none']], [6, [2, 3], []]);
      const at = data['at'];
      expectSame(at instanceof F.Timestamp && Math.abs(at.toMillis() - Date.now()) < 60_000, true);
    },
  },
  {
    name: 'commits a batch at once',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const batch = F.writeBatch(connect('first'));
      for (let i = 0; i < 12; i++) batch.set(F.doc(mine, `d${i}`), { i });
      await batch.commit();
      expectSame((await F.getDocs(theirs)).size, 12);
    },
  },
  {
    name: 'runs contended transactions one after another',
    run: async (F, connect) => {
      const [first, second] = [connect('first'), connect('second')];
      const [mine] = freshCollection(F, first, second);
      const { path } = F.doc(mine, 'counter');
      await F.setDoc(F.doc(mine, 'counter'), { n: 0 });
      const increase = (db: typeof first): Promise<void> =>
        F.runTransaction(db, async transaction => {
          const found = await transaction.get(F.doc(db, path));
          transaction.update(F.doc(db, path), { n: Number(found.get('n')) + 1 });
        });
      await Promise.all([first, second, first, second].map(increase));
      expectSame((await F.getDocFromServer(F.doc(mine, 'counter'))).get('n'), 4);
    },
  },
  {
    name: 'creates in a transaction what was not there',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      const document = F.doc(mine, 'new');
      await F.runTransaction(connect('first'), async transaction => {
        if (!(await transaction.get(document)).exists()) transaction.set(document, { made: 1 });
      });
      expectSame((await F.getDocFromServer(document)).data(), { made: 1 });
    },
  },
  {
    name: 'acknowledges queued writes',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      const write = F.setDoc(F.doc(mine, 'w'), { a: 1 });
      await F.waitForPendingWrites(connect('first'));
      await write;
    },
  },
];
