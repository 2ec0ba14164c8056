/** An entry of a history, as far as it says who changed something, when and why. */
export interface RecordedChange {
  /** Milliseconds since 1970, by the clock of the server; absent where that was not recorded. */
  readonly at?: number;
  readonly byUserId?: string;
  readonly reason?: string;
}

/** What a person has sent, perhaps more than once. */
export interface SentAct {
  /** The person who is signed in; undefined for nobody. */
  readonly uid: string | undefined;
  readonly reason: string | undefined;
  /** When it was sent first, in milliseconds since 1970 by the clock of the server. */
  readonly since: number;
}

/** `unknown`: no history says it, or the person has changed something and somebody else after them. */
export type ChangeAuthor = 'self' | 'other' | 'unknown';

/** By how much the clock of the server may be misjudged, in milliseconds (decisions, section 5, row 19). */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Who made something as it is now. A browser sends a call again by itself when its connection ends before the answer:
 * what the second call is refused for may be the work of the first one. `changes`: the newest first.
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
  at >= act.since - CLOCK_TOLERANCE_MS;
