import type { Moment } from '@/domain/patients/timeline/Moment';
import type { TimelineEntry } from './TimelineEntry';

/** A row of the history: an entry, or the place of one that could not be read. */
export type MomentRow =
  | { readonly id: string; readonly entry?: undefined }
  | {
      readonly id: string;
      readonly entry: TimelineEntry;
      /** Older check-ups of the same day, which share the row of the newest. */
      readonly more: readonly TimelineEntry[];
      /** The row is the first of its card. */
      readonly opens: boolean;
      /** The row is the last of its card. */
      readonly closes: boolean;
    };

export const momentIdsOf = (row: MomentRow): readonly string[] =>
  row.entry === undefined ? [row.id] : [row.entry, ...row.more].map(({ moment }) => moment.momentId);

/** A moment with only the patient's mood: it fits into one line. */
export const isReading = ({
  moment: { reading, note = '', text = '', description = '' },
  shown,
}: TimelineEntry): boolean => shown === 'shown' && reading !== undefined && `${note}${text}${description}` === '';

/**
 * The entries, and a row for each unreadable one. A gap names the moment above it; null or an unlisted moment means the
 * top. Check-ups of one day share a row unless a divider or an unreadable entry separates them.
 */
export function momentRows(entries: readonly TimelineEntry[], gaps: readonly (string | null)[]): readonly MomentRow[] {
  return withCards(rowsOf(entries, gaps));
}

interface Row {
  readonly id: string;
  readonly entry?: TimelineEntry;
  readonly more: TimelineEntry[];
}

function rowsOf(entries: readonly TimelineEntry[], gaps: readonly (string | null)[]): readonly Row[] {
  const shown = new Set(entries.map(({ moment }) => moment.momentId));
  const below = (momentId: string | null): readonly Row[] =>
    gaps.flatMap((gap, index) =>
      (gap !== null && shown.has(gap) ? gap : null) === momentId ? [{ id: `unreadable-${index}`, more: [] }] : [],
    );
  const rows = [...below(null)];
  let checkups: Row | undefined;
  for (const entry of entries) {
    if (startsCard(entry)) checkups = undefined;
    if (checkups !== undefined && isCheckup(entry)) {
      checkups.more.push(entry);
    } else {
      const row = { id: idOf(entry.moment), entry, more: [] };
      rows.push(row);
      if (isCheckup(entry)) checkups = row;
    }
    const unreadable = below(idOf(entry.moment));
    rows.push(...unreadable);
    if (unreadable.length > 0) checkups = undefined;
  }
  return rows;
}

const idOf = ({ momentId }: Moment): string => momentId;

const isCheckup = (entry: TimelineEntry): boolean => entry.moment.type === 'checkup' && isReading(entry);

/** A line, or the head of a day, is above it. */
const startsCard = ({ startsDay, comingAbove, belowLooked }: TimelineEntry): boolean =>
  startsDay || comingAbove !== undefined || belowLooked;

/** The entries of one day share a card. */
function withCards(rows: readonly Row[]): readonly MomentRow[] {
  const opens = (row: Row | undefined, above: Row | undefined): boolean =>
    row?.entry === undefined || above?.entry === undefined || startsCard(row.entry);
  return rows.map((row, at) =>
    row.entry === undefined
      ? { id: row.id }
      : {
          id: row.id,
          entry: row.entry,
          more: row.more,
          opens: opens(row, rows[at - 1]),
          closes: opens(rows[at + 1], row),
        },
  );
}
