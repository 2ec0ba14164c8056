import { rule } from '../rule';

/** A row of a finished bulk action. */
export interface OutcomeRow {
  readonly key: string;
  readonly outcome: 'done' | 'alreadyDone' | 'failed' | 'unconfirmed' | 'notReached';
  /** Version of the item after the action; null if no answer contained it. */
  readonly versionAfter: string | null;
  /** The item as just read. */
  readonly now:
    | { readonly kind: 'read'; readonly version: string }
    | { readonly kind: 'gone' }
    | { readonly kind: 'couldNotCheck' };
}

export type UndoRow =
  | { readonly key: string; readonly undo: 'canBeUndone' }
  | {
      readonly key: string;
      readonly undo: 'cannot';
      readonly reason: 'notChanged' | 'changedSince' | 'gone' | 'couldNotCheck';
    };

/** Decides which rows of a bulk action can be undone. */
export const undoableRows = rule(
  {
    id: 'CR-BULK-02',
    statement:
      'Undo reverts only changes that the bulk action itself made and that were not changed afterwards. A row ' +
      'that needed no change, failed or was never reached is left alone, and so is a row whose version differs ' +
      'from the one after the action. A row that cannot be compared is left alone and reported as not checked.',
    source: 'DESIGN §9 row 13',
    hazards: ['HAZ-18'],
  },
  ({ rows }: { readonly rows: readonly OutcomeRow[] }): readonly UndoRow[] =>
    rows.map(({ key, outcome, versionAfter, now }): UndoRow => {
      const cannot = (reason: 'notChanged' | 'changedSince' | 'gone' | 'couldNotCheck'): UndoRow => ({
        key,
        undo: 'cannot',
        reason,
      });
      if (outcome === 'unconfirmed') return cannot('couldNotCheck');
      if (outcome !== 'done') return cannot('notChanged');
      if (now.kind === 'gone') return cannot('gone');
      if (now.kind === 'couldNotCheck' || versionAfter === null) return cannot('couldNotCheck');
      return now.version === versionAfter ? { key, undo: 'canBeUndone' } : cannot('changedSince');
    }),
);
