import type { TimeId } from './TimeId';

/** How far a person has read. */
export interface ReadPoint {
  /** The newest message read, in order of arrival. */
  readonly timeId: TimeId;
  /** Its server order; absent where the backend does not send it. */
  readonly upTo?: TimeId;
  /** Server order in which the point was set. */
  readonly seq: TimeId;
}
