import { planBulkAction } from '@/domain/kernel/bulk/planBulkAction.rule';
import { undoableRows, type OutcomeRow } from '@/domain/kernel/bulk/undoableRows.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BulkAction, BulkTrouble } from './BulkAction';
import { outcomeOf, WAITING, type BulkRun, type RunRow } from './BulkRun';
import type { CheckedRows, CheckFailure } from './CheckBulkRows';
import { inLanes } from './inLanes';

export type CheckedUndo = CheckedRows & { readonly action: BulkAction };

interface UndoCommand {
  readonly run: BulkRun;
  readonly onProgress?: (checked: number, all: number) => void;
  readonly isCancelled?: () => boolean;
}

/** The dry run of an undo: compares what the bulk action left with what there is now, and changes nothing. */
export class CheckBulkUndo {
  constructor(private readonly actions: readonly BulkAction[]) {}

  /** Whether anything brings back what the action changed. */
  canUndo({ kind, rows }: BulkRun): boolean {
    return (
      this.undoOf(kind) !== undefined && rows.some(row => outcomeOf(row) === 'done' && reasonAgainst(row) === undefined)
    );
  }

  async execute({
    run,
    onProgress = () => undefined,
    isCancelled = () => false,
  }: UndoCommand): Promise<Result<CheckedUndo, CheckFailure>> {
    const undo = this.undoOf(run.kind);
    if (undo === undefined) throw new Error(`Nothing undoes ${run.kind}.`);
    const touched = run.rows.filter(row => ['done', 'unconfirmed'].includes(outcomeOf(row)));
    const now = new Map<RunRow, OutcomeRow['now'] | 'sessionEnded'>();
    await inLanes(touched, async row => {
      if (isCancelled() || [...now.values()].includes('sessionEnded')) return;
      const found = await undo.action.read(undo.itemOf(row.item, row.before));
      now.set(row, found.ok ? toNow(found.value.version) : toTrouble(found.failure));
      onProgress(now.size, touched.length);
    });
    if (isCancelled()) return fail({ kind: 'cancelled' });
    const states = [...now.values()];
    if (states.includes('sessionEnded')) return fail({ kind: 'sessionEnded' });
    if (states.every(one => one !== 'sessionEnded' && one.kind === 'couldNotCheck'))
      return fail({ kind: 'unreachable' });
    return ok({ action: undo.action, ...planned(touched, now, undo) });
  }

  private undoOf(kind: string): BulkAction['undo'] {
    return this.actions.find(action => action.kind === kind)?.undo;
  }
}

/** Why a row is not undone whatever is read now; undefined for no reason. */
function reasonAgainst({ progress }: RunRow): 'changedSince' | 'authorUnknown' | undefined {
  if (progress.kind !== 'done') return undefined;
  if (progress.changedSince === true) return 'changedSince';
  return progress.authorUnknown === true ? 'authorUnknown' : undefined;
}

const toNow = (version: string | null): OutcomeRow['now'] =>
  version === null ? { kind: 'gone' } : { kind: 'read', version };

const toTrouble = ({ kind }: BulkTrouble): OutcomeRow['now'] | 'sessionEnded' =>
  kind === 'sessionEnded' ? kind : { kind: 'couldNotCheck' };

function planned(
  touched: readonly RunRow[],
  now: ReadonlyMap<RunRow, OutcomeRow['now'] | 'sessionEnded'>,
  undo: NonNullable<BulkAction['undo']>,
): CheckedRows {
  const versionOf = ({ progress }: RunRow): string | null => (progress.kind === 'done' ? progress.version : null);
  const judged = undoableRows({
    rows: touched.map((row): OutcomeRow => {
      const read = now.get(row);
      return {
        key: row.planned.key,
        outcome: row.progress.kind === 'done' ? 'done' : 'unconfirmed',
        versionAfter: versionOf(row),
        now: read === undefined || read === 'sessionEnded' ? { kind: 'couldNotCheck' } : read,
      };
    }),
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
