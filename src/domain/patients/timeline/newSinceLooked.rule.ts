import { rule } from '../../kernel/rule';
import type { MaybeChecked } from '../../kernel/MaybeChecked';

export interface NewSinceInput {
  /** The reader's last visit, in milliseconds since 1970 by the server's clock; null if they never visited. */
  readonly lastLookedAt: MaybeChecked<number | null>;
  /** Identity id of the reader. */
  readonly me: string;
  readonly moments: readonly { readonly momentId: string; readonly recordedAt: number; readonly author: string }[];
}

/** Returns ids of moments that are new to the reader; null if unknown. */
export const newSinceLooked = rule(
  {
    id: 'CR-MOMENT-03',
    statement:
      'A moment is new to a reader if it was recorded after they last viewed this patient and they did not write ' +
      'it themselves; the time of recording counts, not the time that the moment describes. For a reader who has ' +
      'never viewed the patient, every moment by others is new. If the last view is unknown, moments are called ' +
      'neither new nor seen.',
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
