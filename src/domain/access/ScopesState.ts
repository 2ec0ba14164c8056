/** What is known about a person's rights. A failed load is not "no rights". */
export type ScopesState =
  | { readonly status: 'unknown' }
  /** `checkedAt` in milliseconds since 1970. */
  | { readonly status: 'known'; readonly scopes: readonly string[]; readonly checkedAt: number }
  | { readonly status: 'couldNotCheck' };
