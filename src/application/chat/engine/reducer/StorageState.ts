/**
 * `full`: the device works, and the person has as much on it as they may; what came last is in memory only. `missing`:
 * so is all of it.
 */
export type StorageState = 'works' | 'full' | 'missing';
