import {
  child,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  remove,
  set,
  setWithPriority,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { expectEqual } from '../../support/expectEqual';
import type { DatabaseOperation } from './DatabaseOperation';
import { queryKeys } from './queryKeys';
import { pause, until } from './until';

export const orderOperations: readonly DatabaseOperation[] = [
  {
    name: 'hears pushed children in the order of their pushing',
    run: async ({ here, there, at }) => {
      const seen: unknown[] = [];
      const stop = onChildAdded(at(here, 'chat'), snapshot => seen.push([snapshot.key, snapshot.val()]));
      const pushed: unknown[] = [];
      for (let i = 0; i < 5; i += 1) {
        const message = push(at(there, 'chat'));
        pushed.push([message.key, i]);
        await set(message, i);
      }
      await until('five messages', () => seen.length === 5);
      stop();
      expectEqual(seen, pushed);
    },
  },
  {
    name: 'hears children come, change and go',
    run: async ({ here, there, at }) => {
      await set(at(here, 'cc'), { a: 1, b: 2 });
      const seen: string[] = [];
      const stops = [
        onChildAdded(at(here, 'cc'), ({ key }) => seen.push(`+${key}`)),
        onChildChanged(at(here, 'cc'), ({ key }) => seen.push(`~${key}`)),
        onChildRemoved(at(here, 'cc'), ({ key }) => seen.push(`-${key}`)),
      ];
      await until('two children', () => seen.length === 2);
      await set(at(there, 'cc/a'), 9);
      await remove(at(there, 'cc/b'));
      await until('two changes', () => seen.length === 4);
      stops.forEach(stop => stop());
      expectEqual(seen, ['+a', '+b', '~a', '-b']);
    },
  },
  {
    name: 'keeps a window on the last three children up to date',
    run: async ({ here, there, at }) => {
      for (let i = 0; i < 6; i += 1) await set(at(there, `win/k${i}`), { i });
      let keys = '';
      const removed: unknown[] = [];
      const window = query(at(here, 'win'), orderByKey(), limitToLast(3));
      const stops = [
        onValue(window, snapshot => void (keys = Object.keys((snapshot.val() ?? {}) as object).join())),
        onChildRemoved(window, ({ key }) => removed.push(key)),
      ];
      await until('the window', () => keys === 'k3,k4,k5');
      await set(at(there, 'win/k6'), { i: 6 });
      await until('the window to move on', () => keys === 'k4,k5,k6');
      await remove(at(there, 'win/k6'));
      await until('the window to move back', () => keys === 'k3,k4,k5');
      await update(at(there, 'win/k5'), { z: 1 });
      await pause(50);
      stops.forEach(stop => stop());
      expectEqual(removed, ['k3', 'k6']);
    },
  },
  {
    name: 'pages by key',
    run: async ({ here, at }) => {
      await set(at(here, 'pages'), { k0: 0, k1: 1, k2: 2, k3: 3, k4: 4 });
      expectEqual(await queryKeys(at(here, 'pages'), orderByKey(), endBefore('k4'), limitToLast(2)), ['k2', 'k3']);
      expectEqual(await queryKeys(at(here, 'pages'), orderByKey(), startAfter('k1'), limitToFirst(2)), ['k2', 'k3']);
    },
  },
  {
    name: 'orders and filters by a child',
    run: async ({ here, there, at }) => {
      await set(at(here, 'oc'), { a: { n: 3, s: 'x' }, b: { n: 1, s: 'y' }, c: { n: 2, s: 'x' }, d: { s: 'q' } });
      const place = at(there, 'oc');
      expectEqual(await queryKeys(place, orderByChild('n')), ['d', 'b', 'c', 'a']);
      expectEqual(await queryKeys(place, orderByChild('s'), equalTo('x')), ['a', 'c']);
      expectEqual(await queryKeys(place, orderByChild('n'), startAt(2)), ['c', 'a']);
      expectEqual(await queryKeys(place, orderByChild('n'), limitToLast(1)), ['a']);
    },
  },
  {
    name: 'orders by value',
    run: async ({ here, there, at }) => {
      await set(at(here, 'ov'), { a: 3, b: 1, c: 2 });
      expectEqual(await queryKeys(at(there, 'ov'), orderByValue(), limitToFirst(2)), ['b', 'c']);
    },
  },
  {
    name: 'orders by priority and tells it',
    run: async ({ here, there, at }) => {
      await setWithPriority(at(here, 'pr/a'), 1, 2);
      await setWithPriority(at(here, 'pr/b'), { z: 1 }, 1);
      await set(at(here, 'pr/c'), 3);
      const seen: unknown[] = [];
      (await get(at(there, 'pr'))).forEach(({ key, priority }) => void seen.push([key, priority]));
      expectEqual(seen, [
        ['c', null],
        ['b', 1],
        ['a', 2],
      ]);
    },
  },
  {
    name: 'orders keys that are numbers by size',
    run: async ({ here, there, at }) => {
      await set(at(here, 'num'), { 0: 'a', 1: 'b', 10: 'k' });
      expectEqual((await get(at(there, 'num'))).val(), { 0: 'a', 1: 'b', 10: 'k' });
      expectEqual(await queryKeys(at(there, 'num'), orderByKey()), ['0', '1', '10']);
    },
  },
  {
    name: 'shows the last fifty of a thousand children',
    run: async ({ here, there, at }) => {
      const children = Array.from(
        { length: 1000 },
        (_, i) => [`m${String(i).padStart(4, '0')}`, { t: `message ${i}` }] as const,
      );
      await set(at(here, 'thousand'), Object.fromEntries(children));
      let size = 0;
      const stop = onValue(
        query(at(there, 'thousand'), orderByKey(), limitToLast(50)),
        snapshot => void (size = snapshot.size),
      );
      await until('fifty children', () => size === 50);
      stop();
      expectEqual((await get(child(at(there, 'thousand'), 'm0999/t'))).val(), 'message 999');
    },
  },
];
