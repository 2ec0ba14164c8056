import { isOtherVersion } from './isOtherVersion';
import type { Version } from './Version';

/** Time without input before an update is announced, in milliseconds. */
const QUIET_MS = 30_000;

export interface UpdateFacts {
  readonly running: Version;
  /** Null while unknown. */
  readonly served: Version | null;
  /** Number of unsent messages. */
  readonly pending: number;
  /** Milliseconds since the last input. */
  readonly quietMs: number;
}

/**
 * A new version is announced when no message is pending and there has been no input for 30 seconds. (D1 §1, DESIGN §5
 * row 1)
 */
export const updateReady = ({ running, served, pending, quietMs }: UpdateFacts): boolean =>
  isOtherVersion(running, served) && pending === 0 && quietMs >= QUIET_MS;
