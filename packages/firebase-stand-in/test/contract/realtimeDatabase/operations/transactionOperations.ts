import { get, runTransaction, set } from 'firebase/database';
import { expectEqual } from '../../support/expectEqual';
import type { DatabaseOperation } from './DatabaseOperation';

export const transactionOperations: readonly DatabaseOperation[] = [
  {
    name: 'loses no transaction when two clients contend',
    run: async ({ here, there, at }) => {
      await set(at(here, 'count'), 0);
      const clients = [here, there, here, there, here, there];
      await Promise.all(
        clients.map(client => runTransaction(at(client, 'count'), (count: number | null) => (count ?? 0) + 1)),
      );
      expectEqual((await get(at(here, 'count'))).val(), 6);
    },
  },
  {
    name: 'recognises the state a transaction was based on, whatever is in it',
    run: async ({ here, there, at }) => {
      await set(at(here, 'mixed'), { a: 1.5, s: 'é', b: true, neg: -3, big: 1e21, arr: [1, 2] });
      const { committed, snapshot } = await runTransaction(
        at(there, 'mixed'),
        (value: { a: number } | null) => value && { ...value, a: value.a + 1 },
      );
      expectEqual([committed, (snapshot.val() as { a: number }).a], [true, 2.5]);
    },
  },
  {
    name: 'lets a transaction be given up',
    run: async ({ here, at }) => {
      expectEqual((await runTransaction(at(here, 'given-up'), () => undefined)).committed, false);
    },
  },
];
