import type { TimelineEntry } from './TimelineEntry';
import type { MomentRow } from './MomentRow';

/** The entries with the places of those that could not be read: each below the moment named, null and one that is gone above all. */
export function momentRows(entries: readonly TimelineEntry[], gaps: readonly (string | null)[]): readonly MomentRow[] {
  const shown = new Set(entries.map(({ moment }) => moment.momentId));
  const below = (momentId: string | null): readonly MomentRow[] =>
    gaps.flatMap((gap, index) => ((gap !== null && shown.has(gap) ? gap : null) === momentId ? [{ id: `unreadable-${index}` }] : []));
  return [...below(null), ...entries.flatMap(entry => [{ id: entry.moment.momentId, entry }, ...below(entry.moment.momentId)])];
}
