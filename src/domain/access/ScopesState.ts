/** The user's permissions, as loaded. A failed load does not mean "no permissions". */
export type ScopesState =
  | { readonly status: 'unknown' }
  /** `checkedAt` in milliseconds since 1970. */
  | { readonly status: 'known'; readonly scopes: readonly string[]; readonly checkedAt: number }
  | { readonly status: 'couldNotCheck' };
