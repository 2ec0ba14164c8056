/** One entry of the history of an organisation, an access code, a user or a region. */
export interface Change {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  /** The server's sentence, with the value before and after. */
  readonly sentence: string;
  readonly reason?: string;
  readonly requestId?: string;
}

/** Returns a key for a history entry, or for none; never empty. */
export const changeKey = (change: Change | undefined): string =>
  JSON.stringify(change === undefined ? null : [change.at, change.sentence, change.requestId ?? null]);

/** Returns entries newer than one that was seen, newest first; all entries if that one is no longer listed. */
export function changesSince(changes: readonly Change[], seen: string): readonly Change[] {
  const place = changes.findIndex(change => changeKey(change) === seen);
  return place < 0 ? changes : changes.slice(0, place);
}
