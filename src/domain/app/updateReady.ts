import type { Version } from './Version';

/** How long nobody may have typed or pressed anything, in milliseconds. */
const QUIET_MS = 30_000;

export interface UpdateFacts {
  readonly running: Version;
  /** Null while nobody can say. */
  readonly served: Version | null;
  /** Messages on their way. */
  readonly pending: number;
  /** Milliseconds since the last key or press. */
  readonly quietMs: number;
}

/**
 * A new version is announced when the site serves another dashboard or another chat core than the one that runs,
 * no message is on its way, and nobody has typed or pressed anything for 30 seconds. What cannot be read, and a
 * build that does not know its own version, announce nothing. (D1 §1, DESIGN §5 row 1)
 */
export function updateReady({ running, served, pending, quietMs }: UpdateFacts): boolean {
  return (
    served !== null &&
    running.version !== '' &&
    (served.version !== running.version || served.core !== running.core) &&
    pending === 0 &&
    quietMs >= QUIET_MS
  );
}
