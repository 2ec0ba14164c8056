import { mergeFields, type FieldConflict, type Fields, type FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../ports/CallFailure';
import type { Versioned } from '../ports/Versioned';

/** So often a record may change under the person's hands until they are asked to try again. */
const MOST_TRIES = 3;

/** What somebody made of a versioned record. */
export interface MergeDraft<T> {
  /**
   * What the person began from; `fields` alone where that has no version that the server knows: it is read before
   * anything is written.
   */
  readonly base: Versioned<T> | { readonly fields: Fields };
  /** All fields on the screen. */
  readonly mine: Fields;
  /** Own attempts without an answer: what the server holds of them nobody else wrote. */
  readonly sent?: readonly Fields[];
  /** Where `base` has no version that the server knows: the record is read before anything is written. */
  readonly readFirst?: boolean;
}

/** The record is in another version than the change named, and nothing was done. */
interface ChangedMeanwhile {
  readonly kind: 'changedMeanwhile';
}

/** Where the record is. `X`: why a change may be refused besides. */
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
  /** Fields that somebody else changed meanwhile and that are now on the screen too; empty where nobody did. */
  readonly takenOver: readonly string[];
}

export type SaveMergedFailure<T, X = never> =
  | CallFailure
  | X
  /**
   * Both changed the same fields differently; nothing was saved. `theirs` is what to begin from next, `mine` what is on
   * the screen.
   */
  | {
      readonly kind: 'conflict';
      readonly theirs: Versioned<T>;
      readonly conflicts: readonly FieldConflict[];
      readonly merged: Fields;
    }
  | { readonly kind: 'keepsChanging' };

/**
 * Saves the fields that the person changed. When the record was changed meanwhile the two are merged field by field and
 * saved, unless they contradict each other. A save whose answer was lost may be repeated, with other content too: what
 * is there already is not a change, and what arrived of an earlier attempt is no colleague's.
 */
export async function saveMerged<T, X extends { readonly kind: string } = never>(
  { base, mine, sent = [], readFirst = false }: MergeDraft<T>,
  store: MergeStore<T, NoInfer<X>>,
): Promise<Result<MergedSave<T>, SaveMergedFailure<T, X>>> {
  // After a lost answer the server may hold another value than the one that the person began from.
  const first = 'fields' in base || readFirst || sent.length > 0 ? await store.read() : ok(base);
  if (!first.ok) return first;
  const baseFields = 'fields' in base ? base.fields : store.fieldsOf(base.value);
  let theirs = first.value;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const held = store.fieldsOf(theirs.value);
    const begun = withOwnAttempts(baseFields, held, sent);
    const { merged, conflicts, toSave } = mergeFields({ base: begun, mine, theirs: held });
    if (conflicts.length > 0) return fail({ kind: 'conflict', theirs, conflicts, merged });
    const takenOver = changedFields(begun, held, mine);
    if (toSave.length === 0) return ok({ saved: theirs, takenOver });
    const changed = await store.change(
      Object.fromEntries(toSave.map(field => [field, merged[field] ?? null])),
      theirs.etag,
    );
    if (changed.ok) return ok({ saved: changed.value, takenOver });
    if (!isChangedMeanwhile(changed.failure)) return fail(changed.failure);
    const current = await store.read();
    if (!current.ok) return current;
    theirs = current.value;
  }
  return fail({ kind: 'keepsChanging' });
}

const isChangedMeanwhile = (failure: { readonly kind: string }): failure is ChangedMeanwhile =>
  failure.kind === 'changedMeanwhile';

/** What the person began from, with what arrived of their own attempts: putting that back is a change as well. */
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

/** Fields of theirs that differ from what the person began from, and from what the person has on the screen. */
function changedFields(base: Fields, theirs: Fields, mine: Fields): readonly string[] {
  const foreign = mergeFields({ base, mine: theirs, theirs: base }).toSave;
  const onScreen = mergeFields({ base: mine, mine: theirs, theirs: mine }).toSave;
  return foreign.filter(field => onScreen.includes(field));
}
