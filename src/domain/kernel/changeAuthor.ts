import { clockToleranceMs } from './clockToleranceMs';

/** An entry of a change history: author, time and reason, if recorded. */
export interface RecordedChange {
  /** Server time in milliseconds since 1970; absent if not recorded. */
  readonly at?: number;
  readonly byUserId?: string;
  readonly reason?: string;
}

/** A call that the user has sent, perhaps more than once. */
export interface SentAct {
  /** The signed-in user; undefined if none. */
  readonly uid: string | undefined;
  readonly reason: string | undefined;
  /** Time of the first attempt, in milliseconds since 1970 by the server's clock. */
  readonly since: number;
}

/** `unknown`: the history does not say, or both the user and another user have made changes. */
export type ChangeAuthor = 'self' | 'other' | 'unknown';

/**
 * Returns the author of the current state. Browsers may repeat a call after a lost answer, and the second call is then
 * refused because of the first. `changes`: newest first.
 */
export function changeAuthor(changes: readonly RecordedChange[], act: SentAct): ChangeAuthor {
  const [newest] = changes;
  if (newest?.byUserId === undefined || act.uid === undefined) return 'unknown';
  if (isOwn(newest, act)) return 'self';
  return newest.byUserId === act.uid || changes.some(change => isOwn(change, act)) ? 'unknown' : 'other';
}

const isOwn = ({ at, byUserId, reason = '' }: RecordedChange, act: SentAct): boolean =>
  byUserId === act.uid &&
  reason.trim() === (act.reason ?? '').trim() &&
  at !== undefined &&
  at >= act.since - clockToleranceMs;
