import type { TimeId } from './TimeId';

/** A user's read position in a chat. */
export interface ReadPoint {
  /** The newest message read, in order of arrival. */
  readonly timeId: TimeId;
  /** Its server order; absent if the backend does not send it. */
  readonly upTo?: TimeId;
  /** Server order of setting the point. */
  readonly seq: TimeId;
}
