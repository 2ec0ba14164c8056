import type { PlannedRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import { isObject, parseJson } from '@/domain/kernel/parseJson';
import type { BulkItem, StoredRow } from './BulkAction';
import { WAITING, type BulkRun, type RowProgress, type RunRow } from './BulkRun';

/** Serialises a run at its start; the progress of its rows is stored separately. */
export const bulkRunText = (run: BulkRun): string =>
  JSON.stringify({ ...run, rows: run.rows.map(({ progress: _progress, ...row }) => row) });

/** Parses the stored rows of a kind of action; undefined for anything else. */
export type ParseRow = (kind: string, row: StoredRow) => StoredRow | undefined;

/** Undefined for a text that is not a run. */
export function parseBulkRun(text: string, parseStored: ParseRow = (_kind, row) => row): BulkRun | undefined {
  const run = parseJson(text);
  if (!isObject(run) || !Array.isArray(run['rows'])) return undefined;
  const { id, kind, subject, subjectId, startedAt } = run;
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof subject !== 'string') return undefined;
  const rows = run['rows'].map(row => parseRow(row, stored => parseStored(kind, stored)));
  if (typeof startedAt !== 'number' || !isEach(rows)) return undefined;
  return { ...{ id, kind, subject, startedAt, rows }, ...(typeof subjectId === 'string' && { subjectId }) };
}

export const progressText = (progress: readonly RowProgress[]): string => JSON.stringify(progress);

/** Undefined for anything else than the progress of this number of rows. */
export function parseProgress(text: string, rows: number): readonly RowProgress[] | undefined {
  const value = parseJson(text);
  if (!Array.isArray(value) || value.length !== rows || !value.every(isProgress)) return undefined;
  return value;
}

/** An unreadable row may have been sent. */
export const unknownProgress = (rows: readonly RunRow[]): readonly RowProgress[] =>
  rows.map(({ planned }) => (planned.plan === 'willBeDone' ? { kind: 'sent' } : WAITING));

const plainProgress: readonly unknown[] = [
  ...(['waiting', 'sent', 'alreadyDone', 'unconfirmed', 'notReached'] as const),
] satisfies RowProgress['kind'][];

function parseRow(value: unknown, parseStored: (row: StoredRow) => StoredRow | undefined): RunRow | undefined {
  if (!isObject(value)) return undefined;
  const { planned, item, version, before } = value;
  const plan = parsePlanned(planned);
  if (plan === undefined || !isItem(item) || !isVersion(version) || !isItem(before)) return undefined;
  const stored = parseStored({ item, before });
  return stored && { planned: plan, ...stored, version, progress: WAITING };
}

function parsePlanned(value: unknown): PlannedRow | undefined {
  if (!isObject(value)) return undefined;
  const { row, key, plan, reason, first } = value;
  if (typeof row !== 'number' || typeof key !== 'string') return undefined;
  if (plan === 'willBeDone' || plan === 'alreadyDone') return { row, key, plan };
  if (plan === 'cannot' && typeof reason === 'string') return { row, key, plan, reason };
  return plan === 'repeated' && typeof first === 'number' ? { row, key, plan, first } : undefined;
}

function isProgress(value: unknown): value is RowProgress {
  if (!isObject(value)) return false;
  const marks = [value['answered'], value['changedSince'], value['authorUnknown']];
  if (!marks.every(mark => mark === undefined || mark === true)) return false;
  if (value['kind'] === 'done') return isVersion(value['version']);
  if (value['kind'] === 'failed') return typeof value['reason'] === 'string';
  return plainProgress.includes(value['kind']);
}

const isEach = <T>(rows: readonly (T | undefined)[]): rows is readonly T[] => !rows.includes(undefined);

const isVersion = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isItem = (value: unknown): value is BulkItem =>
  isObject(value) &&
  Object.values(value).every(part => part === null || isPlain(part) || (Array.isArray(part) && part.every(isText)));

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isText = (value: unknown): value is string => typeof value === 'string';
