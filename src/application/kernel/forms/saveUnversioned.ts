import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../ports/CallFailure';
import { saveMerged, type MergedSave, type SaveMergedFailure } from './saveMerged';

/** A user's changes to fields without a version. */
export interface UnversionedDraft {
  /** The values that the user started from. */
  readonly base: Fields;
  readonly mine: Fields;
  /** Own attempts without an answer. */
  readonly sent: readonly Fields[];
}

/** Storage of the fields. `X`: further reasons for refusing a change. */
export interface UnversionedStore<T, X = never> {
  fieldsOf(value: T): Fields;
  read(): Promise<Result<T, CallFailure>>;
  /** Sends the changed fields; returns the server's new state. */
  change(changes: Readonly<Record<string, FieldValue>>, held: T): Promise<Result<T, CallFailure | X>>;
}

/**
 * Saves fields without a version: reads the server's state right before and merges it with the user's changes. After a
 * lost answer it is read again and saved only if it contains the sent values.
 */
export async function saveUnversioned<T, X extends { readonly kind: string } = never>(
  { base, mine, sent }: UnversionedDraft,
  store: UnversionedStore<T, NoInfer<X>>,
): Promise<Result<MergedSave<T>, SaveMergedFailure<T, X>>> {
  let last: T | undefined;
  const read = async () => {
    const answer = await store.read();
    if (!answer.ok) return answer;
    last = answer.value;
    return ok({ value: answer.value, etag: '' });
  };
  return saveMerged<T, X>(
    { base: { fields: base }, mine, sent },
    {
      fieldsOf: value => store.fieldsOf(value),
      read,
      change: async changes => {
        if (last === undefined) throw new Error('Nothing is changed before it was read.');
        const answer = await store.change(changes, last);
        if (answer.ok) return ok({ value: answer.value, etag: '' });
        if (answer.failure.kind !== 'unreachable') return answer;
        const now = await read();
        if (!now.ok) return fail(answer.failure);
        const fields = store.fieldsOf(now.value.value);
        const isSaved = Object.entries(changes).every(([field, value]) => isSameValue(fields[field], value));
        return isSaved ? now : fail(answer.failure);
      },
    },
  );
}

/** The value of a field that holds a text. */
export function textOf(value: FieldValue | undefined): string {
  if (typeof value !== 'string') throw new Error('A field of text holds something else.');
  return value;
}
