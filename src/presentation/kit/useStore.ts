import { useEffect, useState } from 'react';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Creates a store for the lifetime of the component and keeps it running while it is mounted. */
export function useStore<S extends { start(): Unsubscribe }>(create: () => S): S {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return store;
}
