import type { TimelineEntry } from './TimelineEntry';

/** A row of the history: an entry, or the place of one that could not be read. */
export type MomentRow =
  | { readonly id: string; readonly entry: TimelineEntry }
  | { readonly id: string; readonly entry?: undefined };

/**
 * The entries, and a row for each one that could not be read. A gap names the moment above it; null, and a moment that
 * is not among the entries, mean the top.
 */
export function momentRows(entries: readonly TimelineEntry[], gaps: readonly (string | null)[]): readonly MomentRow[] {
  const shown = new Set(entries.map(({ moment }) => moment.momentId));
  const below = (momentId: string | null): readonly MomentRow[] =>
    gaps.flatMap((gap, index) =>
      (gap !== null && shown.has(gap) ? gap : null) === momentId ? [{ id: `unreadable-${index}` }] : [],
    );
  return [
    ...below(null),
    ...entries.flatMap(entry => [{ id: entry.moment.momentId, entry }, ...below(entry.moment.momentId)]),
  ];
}
