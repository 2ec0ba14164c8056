import type { StorageState } from '../reducer/StorageState';

/** What has to be said of several parts of one vault. */
export function worstStorageState(states: Iterable<StorageState>): StorageState {
  const told = new Set(states);
  return (['missing', 'full'] as const).find(bad => told.has(bad)) ?? 'works';
}
