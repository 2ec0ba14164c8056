import { useEffect, useState } from 'react';
import type { Stop } from '@/application/kernel/Stop';

/** Creates a store for the life of the component and keeps it running while mounted. */
export function useStore<S extends { start(): Stop }>(create: () => S): S {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return store;
}
