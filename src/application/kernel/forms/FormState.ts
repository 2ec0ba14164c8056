import { isSameValue } from '@/domain/kernel/forms/isSameValue';

/** The user's entries in a form, with the server's state. Changed only by the functions below. */
export interface FormState<F extends object> {
  /** The server's state when the user started. */
  readonly base: F;
  /** The values on the screen. */
  readonly mine: F;
  /** Sent without an answer: the server may hold any of them. */
  readonly sent: readonly F[];
  readonly conflicts: readonly FormConflict<F>[];
  readonly status: FormStatus;
}

/**
 * `draft`: nothing was sent. `saved`: the server has the values on the screen. `savedEarlier`: it has the values that
 * were saved, but not later input. `unanswered`: it is unknown whether they were saved. `heldOtherwise`: the server has
 * an earlier attempt instead of the values on the screen. `conflict`: another user changed the same fields. `refused`:
 * nothing was saved.
 */
export type FormStatus =
  | 'draft'
  | 'submitting'
  | 'saved'
  | 'savedEarlier'
  | 'unanswered'
  | 'heldOtherwise'
  | 'conflict'
  | 'refused';

/**
 * A field that two users changed differently. `choice` is undefined until the user decides; `edited`: they entered
 * another value.
 */
export interface FormConflict<F extends object> {
  readonly field: keyof F & string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly choice: 'mine' | 'theirs' | 'edited' | undefined;
}

/** Outcome of a save. `held`: the server's current state of the form's fields. */
export type FormAnswer<F extends object, X> =
  | { readonly kind: 'saved'; readonly held: F; readonly version?: string }
  | {
      readonly kind: 'conflict';
      readonly held: F;
      readonly version?: string;
      readonly conflicts: readonly Omit<FormConflict<F>, 'choice'>[];
    }
  | { readonly kind: 'unanswered'; readonly failure?: X }
  | { readonly kind: 'refused'; readonly failure: X };

/** True if the form has values that the server is not known to have. */
export const isUnsaved = <F extends object>({ base, mine, sent, conflicts }: FormState<F>): boolean =>
  changedFields(base, mine).length > 0 || conflicts.length > 0 || sent.length > 0;

export const isDecided = <F extends object>({ conflicts }: FormState<F>): boolean =>
  conflicts.every(({ choice }) => choice !== undefined);

/** Maximum of remembered attempts without an answer; more than a user makes. */
const MOST_SENT = 5;

export function changedFields<F extends object>(base: F, mine: F): readonly (keyof F & string)[] {
  return (Object.keys(mine) as (keyof F & string)[]).filter(field => !isSameValue(mine[field], base[field]));
}

export const beginForm = <F extends object>(base: F, mine: F = base, sent: readonly F[] = []): FormState<F> => ({
  base,
  mine,
  sent,
  conflicts: [],
  status: sent.length > 0 ? 'unanswered' : 'draft',
});

export function editForm<F extends object, K extends keyof F & string>(
  state: FormState<F>,
  field: K,
  value: F[K],
): FormState<F> {
  const conflicts = state.conflicts.map(one =>
    one.field === field ? editedConflict(one, state.mine[field], value) : one,
  );
  const status = state.status === 'saved' || state.status === 'refused' ? 'draft' : state.status;
  return { ...state, mine: { ...state.mine, [field]: value }, conflicts, status };
}

/** Editing the own version counts as "keep mine"; editing the other one leaves the own unchanged. */
const editedConflict = <F extends object>(
  conflict: FormConflict<F>,
  before: unknown,
  value: unknown,
): FormConflict<F> => ({
  ...conflict,
  mine: isSameValue(conflict.mine, before) ? value : conflict.mine,
  choice: 'edited',
});

export function decideConflict<F extends object>(
  state: FormState<F>,
  field: keyof F & string,
  choice: 'mine' | 'theirs',
): FormState<F> {
  const conflict = state.conflicts.find(one => one.field === field);
  if (conflict === undefined) return state;
  const conflicts = state.conflicts.map(one => (one === conflict ? { ...one, choice } : one));
  return { ...state, mine: { ...state.mine, [field]: conflict[choice] }, conflicts };
}

/** Records that the server may hold the values on the screen from now on. */
export const submitForm = <F extends object>(state: FormState<F>): FormState<F> => ({
  ...state,
  sent: [...state.sent.filter(one => !isSameValue(one, state.mine)), state.mine].slice(-MOST_SENT),
  status: 'submitting',
});

/** `submitted`: values on the screen when the user saved; `before`: the state they saved from. */
export function settleForm<F extends object, X>(
  state: FormState<F>,
  before: FormState<F>,
  answer: FormAnswer<F, X>,
): FormState<F> {
  switch (answer.kind) {
    case 'unanswered':
      return { ...state, status: 'unanswered' };
    case 'refused':
      return { ...state, sent: before.sent, status: before.sent.length > 0 ? 'unanswered' : 'refused' };
    case 'saved':
      return settleSaved(state, before, answer.held);
    case 'conflict': {
      const shown = { ...answer.held, ...pick(before.mine, touchedFields(before)) };
      const mine = withTypedSince(state.mine, before.mine, shown);
      const conflicts = answer.conflicts.map(one => ({ ...one, mine: mine[one.field], choice: undefined }));
      return { base: answer.held, mine, sent: [], conflicts, status: 'conflict' };
    }
  }
}

/** Reports "saved" only after comparing the server's state with the sent values. */
function settleSaved<F extends object>(state: FormState<F>, before: FormState<F>, held: F): FormState<F> {
  const isSaved = touchedFields(before).every(field => isSameValue(before.mine[field], held[field]));
  if (!isSaved)
    return {
      base: held,
      mine: { ...held, ...pick(state.mine, touchedFields(state)) },
      sent: [],
      conflicts: [],
      status: 'heldOtherwise',
    };
  const mine = withTypedSince(state.mine, before.mine, held);
  return {
    base: held,
    mine,
    sent: [],
    conflicts: [],
    status: changedFields(held, mine).length === 0 ? 'saved' : 'savedEarlier',
  };
}

/** Fields that the user changed, in this attempt or in one without an answer, including those changed back. */
export function touchedFields<F extends object>({ base, mine, sent }: FormState<F>): readonly (keyof F & string)[] {
  const touched = new Set([mine, ...sent].flatMap(one => changedFields(base, one)));
  return [...touched];
}

/** Keeps input after the save; in all other fields `shown` replaces the sent values. */
function withTypedSince<F extends object>(now: F, sent: F, shown: F): F {
  return { ...shown, ...pick(now, changedFields(sent, now)) };
}

function pick<F extends object>(values: F, fields: readonly (keyof F & string)[]): Partial<F> {
  return Object.fromEntries(fields.map(field => [field, values[field]])) as Partial<F>;
}
