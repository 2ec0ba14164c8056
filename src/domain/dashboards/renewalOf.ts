/** Milliseconds before its end in which a token is replaced. */
export const RENEWED_BEFORE_MS = 60_000;
/**
 * A token is not replaced before so many milliseconds: one that ends at once causes no storm of calls, and the silence of
 * its frame is noticed before.
 */
export const SHORTEST_USE_MS = 30_000;
/** Milliseconds after which a dashboard that says nothing counts as not there. */
export const SILENT_AFTER_MS = 20_000;

/** When a token is to be replaced. All times in milliseconds since 1970. */
export const renewalOf = (expiresAt: number, receivedAt: number): number =>
  Math.max(expiresAt - RENEWED_BEFORE_MS, receivedAt + SHORTEST_USE_MS);
