import { rule } from '../../kernel/rule';
import type { Checked } from '../../kernel/Checked';

export interface NewSinceInput {
  /** When the person looked last, in milliseconds since 1970 by the server's clock; null where they never did. */
  readonly lastLookedAt: Checked<number | null>;
  /** Identity id of the person who looks. */
  readonly me: string;
  readonly moments: readonly { readonly momentId: string; readonly recordedAt: number; readonly author: string }[];
}

/** Ids of the moments that are new to somebody; null where nobody can say. */
export const newSinceLooked = rule(
  {
    id: 'CR-MOMENT-03',
    statement:
      'A moment is new to somebody when it was recorded after they last looked at this patient, by the time of ' +
      'recording and not by the time it tells of, and they did not write it themselves. ' +
      'Whoever never looked finds everything of others new. When it is not known when they looked, nothing is ' +
      'called new and nothing is called seen.',
    source:
      'D3 §7 Patient moments: "GET /patients/{patientId}/moments, query types[], startFrom, limit, ' +
      'paginationCursor"; DESIGN §5 row 14',
    hazards: ['HAZ-05'],
  },
  ({ lastLookedAt, me, moments }: NewSinceInput): readonly string[] | null => {
    if (lastLookedAt === 'couldNotCheck') return null;
    const since = lastLookedAt ?? -Infinity;
    return moments
      .filter(({ recordedAt, author }) => author !== me && recordedAt > since)
      .map(({ momentId }) => momentId);
  },
);
