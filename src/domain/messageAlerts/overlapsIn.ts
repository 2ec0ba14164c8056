import { alertOverlap, type Overlap } from './alertOverlap.rule';
import type { MessageAlert } from './MessageAlert';

export interface OverlappingPair {
  readonly one: MessageAlert;
  readonly other: MessageAlert;
  readonly overlap: Overlap;
}

/** Returns all pairs of messages that a reader may see at once, now or later, without past overlaps. */
export function overlapsIn(alerts: readonly MessageAlert[], now: number): readonly OverlappingPair[] {
  const live = alerts.filter(({ isPublished, withdrawnAt, until }) => {
    const isOver = withdrawnAt !== null || (until !== null && until <= now);
    return isPublished && !isOver;
  });
  return live.flatMap((one, place) =>
    live.slice(place + 1).flatMap(other => {
      const overlap = alertOverlap({ one, other });
      return overlap === null ? [] : [{ one, other, overlap }];
    }),
  );
}
