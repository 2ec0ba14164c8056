/** What has to be said of several parts of one vault. */
export function worstStorageState(states: Iterable<StorageState>): StorageState {
  const known = new Set(states);
  return (['missing', 'full'] as const).find(bad => known.has(bad)) ?? 'works';
}

/**
 * `full`: the device works, and the person has as much on it as they may; what came last is in memory only. `missing`:
 * so is all of it.
 */
export type StorageState = 'works' | 'full' | 'missing';
