import { planBulkAction } from '@/domain/kernel/bulk/planBulkAction.rule';
import { undoableRows, type OutcomeRow } from '@/domain/kernel/bulk/undoableRows.rule';
import { ok, type Result } from '@/domain/kernel/Result';
import type { BulkAction, BulkReading, BulkFailure, ReadWatch } from './BulkAction';
import { outcomeOf, WAITING, type BulkRun, type RunRow } from './BulkRun';
import type { CheckedRows, CheckFailure } from './CheckBulkRows';
import { readConcurrently, type Readings } from './readConcurrently';

export type CheckedUndo = CheckedRows & { readonly action: BulkAction };

interface UndoCommand extends ReadWatch {
  readonly run: BulkRun;
}

/** The dry run of an undo: compares the state after the bulk action with the current one and changes nothing. */
export class CheckBulkUndo {
  constructor(private readonly actions: readonly BulkAction[]) {}

  /** True if any change of the action can be undone. */
  canUndo({ kind, rows }: BulkRun): boolean {
    return (
      this.undoOf(kind) !== undefined && rows.some(row => outcomeOf(row) === 'done' && reasonAgainst(row) === undefined)
    );
  }

  async execute({ run, ...watch }: UndoCommand): Promise<Result<CheckedUndo, CheckFailure>> {
    const undo = this.undoOf(run.kind);
    if (undo === undefined) throw new Error(`Nothing undoes ${run.kind}.`);
    const touched = run.rows.filter(row => ['done', 'unconfirmed'].includes(outcomeOf(row)));
    const found = await readConcurrently(touched, row => undo.action.read(undo.itemOf(row.item, row.before)), watch);
    return found.ok ? ok({ action: undo.action, ...planned(touched, found.value, undo) }) : found;
  }

  private undoOf(kind: string): BulkAction['undo'] {
    return this.actions.find(action => action.kind === kind)?.undo;
  }
}

/** Returns why a row cannot be undone whatever its current state; undefined if it may be. */
function reasonAgainst({ progress }: RunRow): 'changedSince' | 'authorUnknown' | undefined {
  if (progress.kind !== 'done') return undefined;
  if (progress.changedSince === true) return 'changedSince';
  return progress.authorUnknown === true ? 'authorUnknown' : undefined;
}

/** An unreadable row is not compared. */
function nowOf(reading: Result<BulkReading, BulkFailure> | undefined): OutcomeRow['now'] {
  if (reading?.ok !== true) return { kind: 'couldNotCheck' };
  const { version } = reading.value;
  return version === null ? { kind: 'gone' } : { kind: 'read', version };
}

function planned(
  touched: readonly RunRow[],
  now: Readings<RunRow>,
  undo: NonNullable<BulkAction['undo']>,
): CheckedRows {
  const versionOf = ({ progress }: RunRow): string | null => (progress.kind === 'done' ? progress.version : null);
  const judged = undoableRows({
    rows: touched.map((row): OutcomeRow => ({
      key: row.planned.key,
      outcome: row.progress.kind === 'done' ? 'done' : 'unconfirmed',
      versionAfter: versionOf(row),
      now: nowOf(now.get(row)),
    })),
  });
  const plan = planBulkAction({
    rows: judged.map((row, place) => {
      const source = touched[place];
      const reason = row.undo === 'cannot' && ((source && reasonAgainst(source)) ?? row.reason);
      return { key: row.key, judged: reason === false ? 'do' : { cannot: reason } };
    }),
  });
  if (plan.kind !== 'plan') throw new Error('An undo has no more rows than what it takes back.');
  const rows = plan.rows.flatMap((row, place): RunRow[] => {
    const source = touched[place];
    if (source === undefined) return [];
    const item = undo.itemOf(source.item, source.before);
    return [
      {
        planned: { ...row, key: undo.action.keyOf(item) },
        item,
        version: versionOf(source),
        before: {},
        progress: WAITING,
      },
    ];
  });
  return { plan, rows };
}
