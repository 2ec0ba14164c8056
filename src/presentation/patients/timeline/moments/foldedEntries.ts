import type { TimelineEntry } from './TimelineEntry';

export interface FoldingInput {
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
  /** Milliseconds since 1970; later moments are still to come. */
  readonly present: number;
  /** The moments below which one could not be read; null means above all. */
  readonly gaps: readonly (string | null)[];
}

/**
 * The coming appointments that the history hides at first, so that the past is in sight: those after the next one that
 * is to take place. New entries are never hidden, and nothing is hidden across an unreadable entry.
 */
export function foldedEntries({ entries, present, gaps }: FoldingInput): readonly TimelineEntry[] {
  const coming = entries.filter(({ moment }) => moment.at > present);
  const isBroken = gaps.some(gap => gap === null || coming.some(({ moment }) => moment.momentId === gap));
  if (isBroken) return [];
  const next = coming.findLastIndex(isPlanned);
  const later = coming.slice(0, next === -1 ? -1 : next);
  return later.filter(({ isNew, moment }) => !isNew && moment.type === 'appointment');
}

const isPlanned = ({ moment, shown }: TimelineEntry): boolean =>
  shown === 'shown' && moment.appointment?.status === 'scheduled';
