/** Returns the worst state of several parts of one vault. */
export function worstStorageState(states: Iterable<StorageState>): StorageState {
  const known = new Set(states);
  return (['missing', 'full'] as const).find(bad => known.has(bad)) ?? 'works';
}

/**
 * `full`: the device works, but the user's quota is used up and the latest texts are only in memory. `missing`: all
 * texts are only in memory.
 */
export type StorageState = 'works' | 'full' | 'missing';
