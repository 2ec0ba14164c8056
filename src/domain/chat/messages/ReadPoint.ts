import type { TimeId } from './TimeId';

/** How far somebody has read. */
export interface ReadPoint {
  /** The newest message read, in order of arrival. */
  readonly timeId: TimeId;
  /** Its server order; absent where the backend does not tell. */
  readonly upTo?: TimeId;
  /** Server order in which the point was set. */
  readonly seq: TimeId;
}
