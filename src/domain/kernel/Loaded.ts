/**
 * Something that is loaded. Not knowing yet, knowing, and not getting to know are three states: what could not be
 * checked is never "none".
 */
export type Loaded<T, F> =
  | { readonly status: 'unknown' }
  /** `at`: when it was known, in milliseconds since 1970. */
  | { readonly status: 'known'; readonly value: T; readonly at: number }
  /** `last`: what was known before, if anything; it may be out of date. */
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
