/** A loaded value. Loading, known and failed are three states: a failed check never counts as "none". */
export type Loaded<T, F> =
  | { readonly status: 'unknown' }
  /** `at`: time of loading, in milliseconds since 1970. */
  | { readonly status: 'known'; readonly value: T; readonly at: number }
  /** `last`: the last known value, if any; may be stale. */
  | {
      readonly status: 'couldNotCheck';
      readonly failure: F;
      readonly last?: { readonly value: T; readonly at: number };
    };

/** The last known value; it may be out of date. */
export function knownValue<T>(loaded: Loaded<T, unknown>): T | undefined {
  if (loaded.status === 'known') return loaded.value;
  return loaded.status === 'couldNotCheck' ? loaded.last?.value : undefined;
}
