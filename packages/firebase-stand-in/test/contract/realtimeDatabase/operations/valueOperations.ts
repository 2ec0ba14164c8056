import { get, increment, onValue, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { expectEqual } from '../../support/expectEqual';
import type { DatabaseOperation } from './DatabaseOperation';
import { pause, until } from './until';

export const valueOperations: readonly DatabaseOperation[] = [
  {
    name: 'reads back what another client set',
    run: async ({ here, there, at }) => {
      await set(at(here, 'a'), { x: 1, y: 'é😀', z: true, n: null, deep: { k: [1, 2, 3] } });
      expectEqual((await get(at(there, 'a'))).val(), { deep: { k: [1, 2, 3] }, x: 1, y: 'é😀', z: true });
    },
  },
  {
    name: 'reads nothing where nothing is',
    run: async ({ here, at }) => expectEqual((await get(at(here, 'nowhere'))).val(), null),
  },
  {
    name: 'hears every write of another client',
    run: async ({ here, there, at }) => {
      const seen: unknown[] = [];
      const stop = onValue(at(here, 'v'), snapshot => seen.push(snapshot.val()));
      await until('the first value', () => seen.length === 1);
      await set(at(there, 'v'), { a: 1 });
      await until('the set value', () => seen.length === 2);
      await update(at(there, 'v'), { b: 2, 'c/d': 3 });
      await until('the updated value', () => seen.length === 3);
      await remove(at(there, 'v/a'));
      await until('the removal', () => seen.length === 4);
      stop();
      expectEqual(seen, [null, { a: 1 }, { a: 1, b: 2, c: { d: 3 } }, { b: 2, c: { d: 3 } }]);
    },
  },
  {
    name: 'hears its own write at once and only once',
    run: async ({ here, at }) => {
      const seen: unknown[] = [];
      const stop = onValue(at(here, 'own'), snapshot => seen.push(snapshot.val()));
      await until('the first value', () => seen.length === 1);
      const written = set(at(here, 'own'), 5);
      expectEqual(seen, [null, 5]);
      await written;
      await pause(50);
      stop();
      expectEqual(seen, [null, 5]);
    },
  },
  {
    name: 'fills in the server’s time',
    run: async ({ here, at }) => {
      await set(at(here, 'time'), serverTimestamp());
      const value: unknown = (await get(at(here, 'time'))).val();
      if (typeof value !== 'number' || Math.abs(value - Date.now()) > 5_000) throw new Error(`found ${String(value)}`);
    },
  },
  {
    name: 'adds up increments that come at once',
    run: async ({ here, there, at }) => {
      await set(at(here, 'sum'), 1);
      await Promise.all([1, 2, 3].map(() => set(at(there, 'sum'), increment(2))));
      expectEqual((await get(at(here, 'sum'))).val(), 7);
    },
  },
  {
    name: 'tells an update of several places as one event',
    run: async ({ here, there, at, rootPath }) => {
      const seen: unknown[] = [];
      const stop = onValue(at(here, 'many'), snapshot => seen.push(snapshot.val()));
      await until('the first value', () => seen.length === 1);
      await update(ref(there, rootPath), { 'many/a': 1, 'many/b/c': 2, 'other/x': 3 });
      await until('the update', () => seen.length > 1);
      await pause(50);
      stop();
      expectEqual(seen, [null, { a: 1, b: { c: 2 } }]);
      expectEqual((await get(at(here, 'other'))).val(), { x: 3 });
    },
  },
  {
    name: 'hears through nested listeners, and no longer once one is stopped',
    run: async ({ here, there, at }) => {
      const heard: { outer: unknown; inner: unknown } = { outer: undefined, inner: undefined };
      const stopOuter = onValue(at(here, 'nest'), snapshot => void (heard.outer = snapshot.val()));
      const stopInner = onValue(at(here, 'nest/x'), snapshot => void (heard.inner = snapshot.val()));
      await set(at(there, 'nest/x/y'), 1);
      await until('both', () => JSON.stringify(heard) === '{"outer":{"x":{"y":1}},"inner":{"y":1}}');
      stopOuter();
      await set(at(there, 'nest/x/y'), 2);
      await until('the inner one', () => JSON.stringify(heard.inner) === '{"y":2}');
      stopInner();
      expectEqual(heard.outer, { x: { y: 1 } });
    },
  },
  {
    name: 'answers a listener that wants one value only',
    run: async ({ here, at }) => {
      let calls = 0;
      await new Promise<void>(resolve => {
        const heard = () => {
          calls += 1;
          resolve();
        };
        onValue(at(here, 'once'), heard, { onlyOnce: true });
      });
      await set(at(here, 'once'), 1);
      expectEqual(calls, 1);
    },
  },
  {
    name: 'carries a value of 400 000 characters',
    run: async ({ here, there, at }) => {
      await set(at(here, 'large'), { s: 'x'.repeat(400_000) });
      expectEqual(((await get(at(there, 'large/s'))).val() as string).length, 400_000);
    },
  },
];
