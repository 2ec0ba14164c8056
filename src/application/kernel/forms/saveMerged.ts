import { mergeFields, type FieldConflict, type Fields, type FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../ports/CallFailure';
import type { Versioned } from '../ports/Versioned';

/** Maximum concurrent changes of a record before the user is asked to try again. */
const MOST_TRIES = 3;

/** A user's changes to a versioned record. */
export interface MergeDraft<T> {
  /**
   * The record that the user started from; only `fields` if the server knows no version of it: it is then read first.
   */
  readonly base: Versioned<T> | { readonly fields: Fields };
  /** All fields on the screen. */
  readonly mine: Fields;
  /** Own attempts without an answer: matching values on the server are the user's own. */
  readonly sent?: readonly Fields[];
  /** `base` has no version known to the server: the record is read before anything is written. */
  readonly readFirst?: boolean;
}

/** The record has a different version than the change named, and nothing was changed. */
interface ChangedMeanwhile {
  readonly kind: 'changedMeanwhile';
}

/** Storage of the record. `X`: further reasons for refusing a change. */
export interface MergeStore<T, X = never> {
  fieldsOf(value: T): Fields;
  read(): Promise<Result<Versioned<T>, CallFailure>>;
  change(
    changes: Readonly<Record<string, FieldValue>>,
    etag: string,
  ): Promise<Result<Versioned<T>, CallFailure | X | ChangedMeanwhile>>;
}

export interface MergedSave<T> {
  readonly saved: Versioned<T>;
  /** Fields changed by another user in the meantime and merged into the screen; empty if none. */
  readonly mergedFromServer: readonly string[];
}

export type SaveMergedFailure<T, X = never> =
  | CallFailure
  | X
  /**
   * Both changed the same fields differently; nothing was saved. `theirs` is the next base, `mine` the values on the
   * screen.
   */
  | {
      readonly kind: 'conflict';
      readonly theirs: Versioned<T>;
      readonly conflicts: readonly FieldConflict[];
      readonly merged: Fields;
    }
  | { readonly kind: 'keepsChanging' };

/**
 * Saves the fields that the user changed. Changes that a colleague made since are merged field by field, unless they
 * conflict. It may be repeated after a lost answer: values of an earlier own attempt are not a colleague's.
 */
export async function saveMerged<T, X extends { readonly kind: string } = never>(
  { base, mine, sent = [], readFirst = false }: MergeDraft<T>,
  store: MergeStore<T, NoInfer<X>>,
): Promise<Result<MergedSave<T>, SaveMergedFailure<T, X>>> {
  // After a lost answer the server may hold a different value than the one the user started from.
  const first = 'fields' in base || readFirst || sent.length > 0 ? await store.read() : ok(base);
  if (!first.ok) return first;
  const baseFields = 'fields' in base ? base.fields : store.fieldsOf(base.value);
  let theirs = first.value;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const held = store.fieldsOf(theirs.value);
    const begun = withOwnAttempts(baseFields, held, sent);
    const { merged, conflicts, toSave } = mergeFields({ base: begun, mine, theirs: held });
    if (conflicts.length > 0) return fail({ kind: 'conflict', theirs, conflicts, merged });
    const mergedFromServer = changedFields(begun, held, mine);
    if (toSave.length === 0) return ok({ saved: theirs, mergedFromServer });
    const changed = await store.change(
      Object.fromEntries(toSave.map(field => [field, merged[field] ?? null])),
      theirs.etag,
    );
    if (changed.ok) return ok({ saved: changed.value, mergedFromServer });
    if (!isChangedMeanwhile(changed.failure)) return fail(changed.failure);
    const current = await store.read();
    if (!current.ok) return current;
    theirs = current.value;
  }
  return fail({ kind: 'keepsChanging' });
}

const isChangedMeanwhile = (failure: { readonly kind: string }): failure is ChangedMeanwhile =>
  failure.kind === 'changedMeanwhile';

/** The user's base with their own attempts that arrived; reverting those is a change too. */
function withOwnAttempts(base: Fields, held: Fields, sent: readonly Fields[]): Fields {
  const isOwn = (field: string): boolean => sent.some(attempt => isUnchanged(field, attempt, held));
  return { ...base, ...Object.fromEntries(Object.entries(held).filter(([field]) => isOwn(field))) };
}

const isUnchanged = (field: string, one: Fields, other: Fields): boolean =>
  mergeFields({
    base: { [field]: one[field] ?? null },
    mine: { [field]: other[field] ?? null },
    theirs: { [field]: one[field] ?? null },
  }).toSave.length === 0;

/** Fields of the other user that differ from both the user's base and the screen. */
function changedFields(base: Fields, theirs: Fields, mine: Fields): readonly string[] {
  const foreign = mergeFields({ base, mine: theirs, theirs: base }).toSave;
  const onScreen = mergeFields({ base: mine, mine: theirs, theirs: mine }).toSave;
  return foreign.filter(field => onScreen.includes(field));
}
