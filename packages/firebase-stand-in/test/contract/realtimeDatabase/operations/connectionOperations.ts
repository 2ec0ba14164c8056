import { child, get, goOffline, goOnline, onDisconnect, onValue, ref, serverTimestamp, set } from 'firebase/database';
import { expectEqual } from '../../support/expectEqual';
import type { DatabaseOperation } from './DatabaseOperation';
import { pause, until } from './until';

export const connectionOperations: readonly DatabaseOperation[] = [
  {
    name: 'writes what a client asked for once that client is gone',
    run: async ({ here, there, at }) => {
      const place = at(there, 'presence');
      await set(place, { online: true, passing: 1, kept: 1, replaced: 1 });
      await onDisconnect(child(place, 'passing')).remove();
      await onDisconnect(place).update({ online: false, last: serverTimestamp() });
      await onDisconnect(child(place, 'replaced')).set(2);
      await onDisconnect(child(place, 'kept')).set(0);
      await onDisconnect(child(place, 'kept')).cancel();
      let value: Record<string, unknown> = {};
      const stop = onValue(at(here, 'presence'), snapshot => void (value = snapshot.val() as Record<string, unknown>));
      await until('being online', () => value['online'] === true);
      goOffline(there);
      await until('being offline', () => value['online'] === false);
      goOnline(there);
      stop();
      expectEqual(
        [value['passing'], value['kept'], value['replaced'], typeof value['last']],
        [undefined, 1, 2, 'number'],
      );
    },
  },
  {
    name: 'keeps a write while offline and delivers it afterwards',
    run: async ({ here, there, at }) => {
      const seen: unknown[] = [];
      const stop = onValue(ref(there, '.info/connected'), snapshot => seen.push(snapshot.val()));
      await until('a connection', () => seen.at(-1) === true);
      goOffline(there);
      await until('no connection', () => seen.at(-1) === false);
      let isDelivered = false;
      const delivery = set(at(there, 'queued'), 'later').then(() => void (isDelivered = true));
      await pause(80);
      expectEqual(isDelivered, false);
      goOnline(there);
      await delivery;
      await until('a connection again', () => seen.at(-1) === true);
      stop();
      expectEqual((await get(at(here, 'queued'))).val(), 'later');
    },
  },
  {
    name: 'catches a listener up after being offline',
    run: async ({ here, there, at }) => {
      await set(at(here, 'resync'), { a: 1, b: 1 });
      let value: unknown;
      const stop = onValue(at(there, 'resync'), snapshot => void (value = snapshot.val()));
      await until('the first value', () => value !== undefined);
      goOffline(there);
      await set(at(here, 'resync'), { b: 2, c: 3 });
      goOnline(there);
      await until('the newest value', () => JSON.stringify(value) === '{"b":2,"c":3}');
      stop();
    },
  },
  {
    name: 'tells how far its clock is from the client’s',
    run: async ({ here }) => {
      let offset: number | undefined;
      const stop = onValue(ref(here, '.info/serverTimeOffset'), snapshot => void (offset = snapshot.val() as number));
      await until('an offset', () => offset !== undefined);
      stop();
      if (Math.abs(offset ?? Infinity) > 2_000) throw new Error(`found ${offset}`);
    },
  },
];
