import { rule } from '../rule';

/** A row that a bulk action has dealt with. */
export interface OutcomeRow {
  readonly key: string;
  readonly outcome: 'done' | 'alreadyDone' | 'failed' | 'unconfirmed' | 'notReached';
  /** Version of the thing after the action; null where no answer gave it. */
  readonly versionAfter: string | null;
  /** What was read just now. */
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

/** Which rows of a bulk action can be undone. */
export const undoableRows = rule(
  {
    id: 'CR-BULK-02',
    statement:
      'Undo takes back what the bulk action itself did and nobody has changed since: ' +
      'a row that was so already, failed or was never reached is left alone, and so is one whose version is no ' +
      'longer the one that the action left. What cannot be compared is left alone and said to be unchecked.',
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
