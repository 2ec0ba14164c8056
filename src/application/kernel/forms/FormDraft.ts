import { isRecord, parseRecord } from '@/domain/kernel/parseJson';
import { blankForm, fieldNames, type FormFields } from './FormFields';
import { isDecided, isUnsaved, type FormState } from './FormState';

/** Unsaved entries of a form, as stored on the device. */
export interface FormDraft<F extends object> {
  /** Id of a new item, chosen once and used in every attempt to save it. */
  readonly id: string;
  /** Version that the user started from; null if there is none or it must be read first. */
  readonly version: string | null;
  /** The server's state when the user started. */
  readonly base: F;
  readonly mine: F;
  /** Sent without an answer: the server may hold any of them. */
  readonly sent: readonly F[];
  /** Earlier unreadable drafts, as stored; kept until the user discards them. */
  readonly unreadable: readonly string[];
}

/** `lost`: fields with an unreadable stored value; they are empty. */
export interface ReadDraft<F extends object> extends FormDraft<F> {
  readonly lost: readonly (keyof F & string)[];
}

/** A draft before its fields were checked. */
export type StoredDraft = Readonly<Partial<Record<keyof FormDraft<object>, unknown>>>;

/** Converts a draft stored by an earlier version; undefined if it is not one. */
export type ReadPreviousDraft = (text: string) => StoredDraft | undefined;

/** Distinguishes current drafts from those of earlier versions. */
const FORMAT = 2;

export const formDraftText = <F extends object>({ id, version, base, mine, sent, unreadable }: FormDraft<F>): string =>
  JSON.stringify({ format: FORMAT, id, version, base, mine, sent, unreadable });

/**
 * Serialises a form for storage; empty if it has no unsaved entries. During an undecided conflict the draft keeps the
 * base from before both changes and no version, so that the conflict is found again.
 */
export function storedFormText<F extends object>(
  state: FormState<F>,
  { id, version, unreadable }: Pick<FormDraft<F>, 'id' | 'version' | 'unreadable'>,
): string {
  if (!isUnsaved(state) && unreadable.length === 0) return '';
  const { base, mine, sent, conflicts } = state;
  const open = conflicts.filter(({ choice }) => choice === undefined);
  return formDraftText({
    id,
    version: isDecided(state) ? version : null,
    base: { ...base, ...Object.fromEntries(open.map(conflict => [conflict.field, conflict.base])) },
    mine,
    sent,
    unreadable,
  });
}

/**
 * Parses a stored draft, field by field. A text that is not a draft is returned as unreadable; undefined if nothing was
 * stored.
 */
export function readFormDraft<F extends object>(
  text: string,
  fields: FormFields<F>,
  readPreviousDraft?: ReadPreviousDraft,
): ReadDraft<F> | undefined {
  if (text === '') return undefined;
  const parsed = parseRecord(text);
  const stored = parsed?.['format'] === FORMAT ? (parsed as StoredDraft) : readPreviousDraft?.(text);
  const unread: ReadDraft<F> = {
    id: '',
    version: null,
    base: blankForm(fields),
    mine: blankForm(fields),
    sent: [],
    unreadable: [text],
    lost: [],
  };
  return stored === undefined || !isRecord(stored.mine) ? unread : readParts(stored, stored.mine, fields);
}

function readParts<F extends object>(
  stored: StoredDraft,
  storedMine: Readonly<Record<string, unknown>>,
  fields: FormFields<F>,
): ReadDraft<F> {
  const { id, version, sent } = stored;
  const base = readFields(stored.base, fields, blankForm(fields)).values;
  const mine = readFields(storedMine, fields, base);
  return {
    id: typeof id === 'string' ? id : '',
    version: typeof version === 'string' ? version : null,
    base,
    mine: mine.values,
    sent: Array.isArray(sent) ? sent.filter(isRecord).map(one => readFields(one, fields, base).values) : [],
    unreadable: Array.isArray(stored.unreadable) ? stored.unreadable.filter(one => typeof one === 'string') : [],
    lost: mine.lost,
  };
}

function readFields<F extends object>(
  stored: unknown,
  fields: FormFields<F>,
  otherwise: F,
): { readonly values: F; readonly lost: readonly (keyof F & string)[] } {
  const from = isRecord(stored) ? stored : {};
  const read = fieldNames(fields).map(name => ({ name, value: fields[name].read(from[name]) }));
  return {
    values: Object.fromEntries(
      read.map(({ name, value }) => [name, value === undefined ? otherwise[name] : value]),
    ) as F,
    lost: read.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}
