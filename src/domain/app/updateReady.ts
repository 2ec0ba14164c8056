import { isOtherVersion } from './isOtherVersion';
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
 * Another version is announced when no message is on its way and nobody has typed or pressed anything for 30 seconds.
 * (D1 §1, DESIGN §5 row 1)
 */
export const updateReady = ({ running, served, pending, quietMs }: UpdateFacts): boolean =>
  isOtherVersion(running, served) && pending === 0 && quietMs >= QUIET_MS;
