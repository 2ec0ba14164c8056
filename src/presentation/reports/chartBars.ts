import { HIDDEN } from '@/domain/reports/shownCount.rule';
import type { ReportDetails } from '@/domain/reports/Report';

export interface ChartBar {
  readonly label: string;
  /** One value for each series; null if it is hidden or empty. */
  readonly values: readonly (number | null)[];
}

export interface ChartBars {
  /** Titles of the columns in the chart. */
  readonly series: readonly string[];
  readonly bars: readonly ChartBar[];
  /** True if the chart does not show all rows. */
  readonly isPart: boolean;
}

/** The most bars in a chart; with more, it could not be read. */
const MOST_BARS = 12;
/** Ids of the columns to compare, for each kind of report. A kind without any has no chart. */
const compared: Readonly<Partial<Record<string, readonly string[]>>> = {
  people: ['joined', 'active'],
  chats: ['requests', 'chats'],
  scores: ['first', 'last'],
  survey: ['answered'],
};

/** The first rows of a report as bars: the parts of the total or, if it is not divided, the organisations. */
export function chartBars({ report, columns, preview }: ReportDetails): ChartBars | undefined {
  const wanted = compared[report.kind];
  if (wanted === undefined || preview.length === 0) return undefined;
  const places = wanted.map(id => columns.findIndex(column => column.id === id)).filter(place => place >= 0);
  const first = columns.findIndex(({ id }) => id === 'organisation');
  const labels = columns.flatMap((_, place) => (place < Math.min(...places) && place !== first ? [place] : []));
  const isDivided = labels.length > 0;
  // Divided reports show the rows of the total, others the rows of the organisations.
  const rows = preview.filter(row => first < 0 || (row[first] === 'All') === isDivided);
  const shown = rows.filter(row => !row.includes('All bands'));
  const bars = shown.slice(0, MOST_BARS).map(row => ({
    label: (isDivided ? labels : [first]).map(place => row[place] ?? '').join(' · '),
    values: places.map(place => toNumber(row[place])),
  }));
  if (bars.length === 0) return undefined;
  return { series: places.map(place => columns[place]?.title ?? ''), bars, isPart: shown.length > MOST_BARS };
}

function toNumber(text: string | undefined): number | null {
  return text === undefined || text === '' || text === HIDDEN ? null : Number(text);
}
