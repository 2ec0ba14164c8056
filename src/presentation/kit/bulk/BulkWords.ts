import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import { outcomeOf, type RunRow } from '@/application/kernel/bulk/BulkRun';
import type { PlannedRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import { formatNumber } from '../table/tablesText';
import { bulkCount, bulkText } from './bulkText';

/** The place of a row's details on the page. */
export interface DetailPlace {
  readonly planned: PlannedRow;
  /** True if the details include what all rows have in common, as they do in a file. */
  readonly isWhole: boolean;
}

/** The number of rows in a dry run that have the same result. `reason`: why they cannot be done. */
export interface FoundRows {
  readonly plan: PlannedRow['plan'];
  readonly reason?: string;
  readonly count: number;
}

/** The texts of an area's bulk actions. `kind` is the kind of action. */
export interface BulkWords {
  readonly title: (kind: string) => string;
  /** Label of the button that starts the action: `Disable 12 codes`. */
  readonly confirm: (kind: string, count: number) => string;
  /** A warning before the confirmation; undefined if the title is enough. */
  readonly warning: (kind: string) => string | undefined;
  /** True if the effect cannot be undone. */
  readonly isFinal: (kind: string) => boolean;
  /** The text of a reason why a row cannot be done; undefined if the reason is not one of the area's. */
  readonly reason: (reason: string) => string | undefined;
  /** The changes common to all rows that will be carried out, shown once above the list. `item`: one of these rows. */
  readonly common?: (kind: string, item: BulkItem) => readonly string[];
  /** The changes of a row; undefined if the title of the action is enough. `before`: the state in the dry run. */
  readonly detail: (kind: string, item: BulkItem, before: BulkItem, place: DetailPlace) => string | undefined;
  /** The name of the first step; undefined if it is a list to enter. */
  readonly first?: string;
  /** The result of a dry run, such as `2 can be promoted`; undefined for the text that all actions share. */
  readonly found?: (kind: string, found: FoundRows) => string | undefined;
  /** A sentence without its full stop: no row of the list can be done. */
  readonly none?: (kind: string) => string | undefined;
  /** Title of the column with the keys. */
  readonly key: string;
  /** Name of the downloaded file, without its extension. */
  readonly fileName: string;
}

const shared = ['authorUnknown', 'couldNotCheck', 'changedSince', 'notDone', 'gone', 'notChanged'] as const;

function reasonText(reason: string, words: BulkWords): string {
  const known = shared.find(one => one === reason);
  if (known !== undefined) return bulkText(`reason.${known}`);
  return words.reason(reason) ?? bulkText('reason.unknown', { reason });
}

/** The planned or actual outcome of a row. `planned`: true if the action has not begun. */
export function rowText(row: RunRow, words: BulkWords, planned: boolean): string {
  const { planned: plan, progress } = row;
  const outcome = outcomeOf(row);
  if (plan.plan === 'cannot') return bulkText('row.cannot', { reason: reasonText(plan.reason, words) });
  if (plan.plan === 'repeated') return bulkText('row.repeated', { first: formatNumber(plan.first) });
  if (progress.kind === 'failed') return bulkText('row.failed', { reason: reasonText(progress.reason, words) });
  if (progress.kind === 'done' && progress.changedSince) return bulkText('row.doneAndChanged');
  if (progress.kind === 'done' && progress.authorUnknown) return bulkText('row.doneBySomeone');
  if (planned && plan.plan === 'willBeDone') return bulkText('row.willBeDone');
  return outcome === 'cannot' || outcome === 'repeated' || outcome === 'failed' ? '' : bulkText(`row.${outcome}`);
}

/** The result of a dry run in one sentence, without its full stop. */
export function foundText(rows: readonly RunRow[], kind: string, words: BulkWords): string {
  const found = foundRows(rows);
  const said = found.flatMap(one => words.found?.(kind, one) ?? []);
  const others = found.filter(one => words.found?.(kind, one) === undefined);
  const plans = ['willBeDone', 'alreadyDone', 'cannot', 'repeated'] as const;
  const general = plans.flatMap(plan => {
    const count = others.filter(one => one.plan === plan).reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? [] : bulkCount(`check.${plan}`, count);
  });
  return [...said, ...general].join(', ');
}

/** Says that no row of a list can be done, and why. */
export const noneText = (rows: readonly RunRow[], kind: string, words: BulkWords): string =>
  bulkText('check.none', { none: words.none?.(kind) ?? bulkText('check.nothing'), why: foundText(rows, kind, words) });

function foundRows(rows: readonly RunRow[]): readonly FoundRows[] {
  const found = new Map<string, FoundRows>();
  for (const { planned } of rows) {
    const reason = planned.plan === 'cannot' ? planned.reason : undefined;
    const key = `${planned.plan} ${reason ?? ''}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { plan: planned.plan, count, ...(reason !== undefined && { reason }) });
  }
  const order: readonly string[] = ['willBeDone', 'alreadyDone', 'cannot', 'repeated'];
  return [...found.values()].toSorted((a, b) => order.indexOf(a.plan) - order.indexOf(b.plan));
}

/** All rows with their outcomes as a table of text, for download. */
export function outcomeTable(kind: string, rows: readonly RunRow[], words: BulkWords): readonly (readonly string[])[] {
  const detailOf = ({ item, before, planned }: RunRow): string | undefined =>
    words.detail(kind, item, before, { planned, isWhole: true });
  const hasDetails = rows.some(row => detailOf(row) !== undefined);
  const lineOf = (row: string, key: string, detail: string, outcome: string): readonly string[] =>
    hasDetails ? [row, key, detail, outcome] : [row, key, outcome];
  return [
    lineOf(bulkText('table.row'), words.key, bulkText('table.detail'), bulkText('table.outcome')),
    ...rows.map(row => {
      const detail = detailOf(row) ?? '';
      return lineOf(String(row.planned.row), row.planned.key, detail, rowText(row, words, false));
    }),
  ];
}
