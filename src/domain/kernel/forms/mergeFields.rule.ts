import { rule } from '../rule';
import { isSameValue } from './isSameValue';

/** The value of a field in a record. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };
export type Fields = Readonly<Record<string, FieldValue>>;

export interface MergeInput {
  /** The record that the user started from. */
  readonly base: Fields;
  /** The record as edited by the user. */
  readonly mine: Fields;
  /** The current record on the server. */
  readonly theirs: Fields;
}

export interface FieldConflict {
  readonly field: string;
  /** Null if the field did not exist. */
  readonly base: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export interface Merge {
  /**
   * The server's record with all the user's changes that have no conflict; in a conflict the server's value.
   */
  readonly merged: Fields;
  /** Ordered by field name; empty if the merged record may be saved as it is. */
  readonly conflicts: readonly FieldConflict[];
  /** Fields in which `merged` differs from the server's record. */
  readonly toSave: readonly string[];
}

/** Merges two changes of one record, field by field. */
export const mergeFields = rule(
  {
    id: 'CR-MERGE-01',
    statement:
      'When another user has changed a record in the meantime, a field that only one of the two changed takes ' +
      'that change, and a field that both changed alike takes it too. A field that both changed differently is a ' +
      'conflict: it is shown with its original value and both versions, and the user decides. Nothing that was ' +
      'typed is dropped, and no change of the other user is overwritten unseen.',
    source:
      'D3 §5: "Many updates and deletes use optimistic concurrency through an ETag header, marked (E) below."; ' +
      'D3 §7 Patients: "GET and PATCH (E) /patients/{patientId}/patient-record"',
    hazards: ['HAZ-12'],
  },
  ({ base, mine, theirs }: MergeInput): Merge => {
    const fields = [...new Set([base, mine, theirs].flatMap(Object.keys))].sort();
    const judged = fields.map(field => ({
      field,
      base: base[field] ?? null,
      mine: mine[field] ?? null,
      theirs: theirs[field] ?? null,
    }));
    const isMine = (one: FieldConflict): boolean =>
      !isSameValue(one.mine, one.base) && !isSameValue(one.mine, one.theirs);
    const conflicts = judged.filter(one => isMine(one) && !isSameValue(one.theirs, one.base));
    const taken = judged.filter(one => isMine(one) && isSameValue(one.theirs, one.base));
    return {
      merged: { ...theirs, ...Object.fromEntries(taken.map(({ field, mine }) => [field, mine])) },
      conflicts,
      toSave: taken.map(({ field }) => field),
    };
  },
);
