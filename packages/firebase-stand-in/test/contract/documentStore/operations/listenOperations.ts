import { expectSame } from './expectSame';
import { freshCollection } from './freshCollection';
import type { StoreOperation } from './StoreOperation';
import { idsOf, pause, watchDocument, watchQuery } from './waiting';

/** Listening: documents and queries live, latency compensation, ending and beginning again, the network off and on. */
export const listenOperations: readonly StoreOperation[] = [
  {
    name: 'watches a document from creation to deletion',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const watched = watchDocument(F, F.doc(mine, 'one'));
      await watched.until(snapshot => !snapshot.exists());
      await F.setDoc(F.doc(theirs, 'one'), { v: 1 });
      await watched.until(snapshot => snapshot.get('v') === 1);
      await F.updateDoc(F.doc(theirs, 'one'), { v: 2 });
      await watched.until(snapshot => snapshot.get('v') === 2);
      await F.deleteDoc(F.doc(theirs, 'one'));
      await watched.until(snapshot => !snapshot.exists());
      watched.stop();
      expectSame(
        watched.seen.map(snapshot => Number(snapshot.get('v') ?? 0)),
        [0, 1, 2, 0],
      );
    },
  },
  {
    name: 'watches a limited query as documents enter, leave and refill it',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const put = (id: string, k: number, o: number): Promise<void> => F.setDoc(F.doc(theirs, id), { k, o });
      await Promise.all([put('a', 1, 1), put('b', 1, 2), put('c', 1, 3), put('z', 2, 0)]);
      const watched = watchQuery(F, F.query(mine, F.where('k', '==', 1), F.orderBy('o'), F.limit(2)));
      const shows = (ids: string): Promise<unknown> => watched.until(snapshot => idsOf(snapshot).join('') === ids);
      await shows('ab');
      await put('z', 1, 0);
      await shows('za');
      await F.updateDoc(F.doc(theirs, 'z'), { k: 3 });
      await shows('ab');
      await F.deleteDoc(F.doc(theirs, 'a'));
      await shows('bc');
      await F.updateDoc(F.doc(theirs, 'c'), { o: 0.5 });
      await shows('cb');
      watched.stop();
    },
  },
  {
    name: 'shows a write at once as pending, then as confirmed',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      const watched = watchDocument(F, F.doc(mine, 'p'), { includeMetadataChanges: true });
      await watched.until(snapshot => !snapshot.exists() && !snapshot.metadata.fromCache);
      await F.setDoc(F.doc(mine, 'p'), { at: F.serverTimestamp() });
      await watched.until(
        snapshot => snapshot.exists() && !snapshot.metadata.hasPendingWrites && !snapshot.metadata.fromCache,
      );
      watched.stop();
      expectSame(
        watched.seen.some(snapshot => snapshot.metadata.hasPendingWrites),
        true,
      );
    },
  },
  {
    name: 'keeps the newest three in order of the server',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const watched = watchQuery(F, F.query(mine, F.orderBy('at'), F.limitToLast(3)));
      for (let m = 0; m < 5; m++) await F.addDoc(theirs, { m, at: F.serverTimestamp() });
      await watched.until(snapshot => snapshot.docs.map(document => String(document.get('m'))).join('') === '234');
      watched.stop();
    },
  },
  {
    name: 'ends one listener and begins another',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      await F.setDoc(F.doc(mine, 'a'), { v: 1 });
      const whole = watchQuery(F, mine);
      const part = watchQuery(F, F.query(mine, F.where('v', '==', 1)), { includeMetadataChanges: true });
      await part.until(snapshot => snapshot.size === 1 && !snapshot.metadata.fromCache);
      part.stop();
      whole.stop();
      await F.setDoc(F.doc(theirs, 'b'), { v: 1 });
      const again = watchQuery(F, mine, { includeMetadataChanges: true });
      expectSame(idsOf(await again.until(snapshot => snapshot.size === 2 && !snapshot.metadata.fromCache)), ['a', 'b']);
      again.stop();
    },
  },
  {
    name: 'catches up after the network was off',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      await Promise.all([F.setDoc(F.doc(mine, 'a'), { v: 1 }), F.setDoc(F.doc(mine, 'b'), { v: 1 })]);
      const watched = watchQuery(F, mine, { includeMetadataChanges: true });
      await watched.until(snapshot => snapshot.size === 2 && !snapshot.metadata.fromCache);
      await F.disableNetwork(connect('first'));
      await F.setDoc(F.doc(theirs, 'c'), { v: 1 });
      await F.deleteDoc(F.doc(theirs, 'a'));
      const queued = F.setDoc(F.doc(mine, 'off'), { v: 9 });
      await F.enableNetwork(connect('first'));
      await queued;
      await watched.until(snapshot => idsOf(snapshot).join() === 'b,c,off' && !snapshot.metadata.fromCache);
      watched.stop();
    },
  },
  {
    name: 'sends three hundred documents',
    run: async (F, connect) => {
      const [mine, theirs] = freshCollection(F, connect('first'), connect('second'));
      const batch = F.writeBatch(connect('first'));
      for (let i = 0; i < 300; i++) batch.set(F.doc(mine, `k${i}`), { i, text: '😀é'.repeat(150) });
      await batch.commit();
      const watched = watchQuery(F, theirs);
      await watched.until(snapshot => snapshot.size === 300);
      watched.stop();
    },
  },
  {
    name: 'leaves nothing pending after a write that changes nothing',
    run: async (F, connect) => {
      const [mine] = freshCollection(F, connect('first'), connect('second'));
      await F.setDoc(F.doc(mine, 'same'), { a: 1 });
      const watched = watchQuery(F, mine, { includeMetadataChanges: true });
      await watched.until(snapshot => snapshot.size === 1 && !snapshot.metadata.fromCache);
      await F.setDoc(F.doc(mine, 'same'), { a: 1 });
      await pause(100);
      await watched.until(snapshot => !snapshot.metadata.hasPendingWrites && !snapshot.metadata.fromCache);
      watched.stop();
    },
  },
];
