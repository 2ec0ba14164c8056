import { rule } from '../rule';
import { isSameValue } from './isSameValue';

/** What a field of a record may hold. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };
export type Fields = Readonly<Record<string, FieldValue>>;

export interface MergeInput {
  /** What the person began from. */
  readonly base: Fields;
  /** What the person made of it. */
  readonly mine: Fields;
  /** What the server has by now. */
  readonly theirs: Fields;
}

export interface FieldConflict {
  readonly field: string;
  /** Null where the field was not there. */
  readonly base: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export interface Merge {
  /**
   * The server's record with every change of the person's that nobody contradicts; in a conflict the server's value.
   */
  readonly merged: Fields;
  /** In the order of the fields' names; empty where the merged record may be saved as it is. */
  readonly conflicts: readonly FieldConflict[];
  /** Fields in which `merged` differs from the server's record. */
  readonly toSave: readonly string[];
}

/** Brings together two changes of one record, field by field. */
export const mergeFields = rule(
  {
    id: 'CR-MERGE-01',
    statement:
      'When a record was changed by somebody else meanwhile, a field that only one of the two changed takes that ' +
      'change; a field that both changed alike takes it; a field that both changed differently is a conflict, shown ' +
      'with what it was and both versions, and is decided by a person. Nothing that was typed is dropped, and ' +
      'nothing of the other is overwritten unseen.',
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
