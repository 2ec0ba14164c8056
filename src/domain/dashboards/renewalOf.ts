/** Time before its expiry at which a token is replaced, in milliseconds. */
export const RENEWED_BEFORE_MS = 60_000;
/**
 * Minimum use of a token, in milliseconds. A token that expires at once must not cause a storm of calls; a silent frame
 * is noticed first.
 */
export const SHORTEST_USE_MS = 30_000;
/** Time without a message after which a dashboard counts as unavailable, in milliseconds. */
export const SILENT_AFTER_MS = 20_000;

/** Returns the time to replace a token. All times in milliseconds since 1970. */
export const renewalOf = (expiresAt: number, receivedAt: number): number =>
  Math.max(expiresAt - RENEWED_BEFORE_MS, receivedAt + SHORTEST_USE_MS);
