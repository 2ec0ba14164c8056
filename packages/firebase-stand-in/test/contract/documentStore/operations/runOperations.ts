import type { Firestore } from 'firebase/firestore';

import type { Connect, FirestoreSdk, StoreOperation } from './StoreOperation';

/** 'ok', or the error, by the operation's name. */
export type OperationOutcomes = readonly (readonly [name: string, outcome: string])[];

/** Milliseconds one operation may take. */
const patience = 10_000;

/** Runs the operations one after another against one server; every failure is caught and reported. */
export async function runOperations(
  F: FirestoreSdk,
  operations: readonly StoreOperation[],
  open: (name: string) => Firestore,
): Promise<OperationOutcomes> {
  const clients = new Map<string, Firestore>();
  const connect: Connect = name => {
    const client = clients.get(name) ?? open(name);
    clients.set(name, client);
    return client;
  };
  const outcomes: [string, string][] = [];
  for (const operation of operations) outcomes.push([operation.name, await outcomeOf(operation.run(F, connect))]);
  await Promise.all([...clients.values()].map(client => F.terminate(client)));
  return outcomes;
}

async function outcomeOf(running: Promise<void>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve('took too long'), patience);
  });
  const outcome = running.then(
    () => 'ok',
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  );
  try {
    return await Promise.race([outcome, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
