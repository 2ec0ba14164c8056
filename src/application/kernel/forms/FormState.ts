import { isSameValue } from '@/domain/kernel/forms/isSameValue';

/** What a person entered in a form, together with what the server has. Changed by the functions below only. */
export interface FormState<F extends object> {
  /** What the server held when the person began. */
  readonly base: F;
  /** What is on the screen. */
  readonly mine: F;
  /** What was sent without an answer: the server may hold any of it. */
  readonly sent: readonly F[];
  readonly conflicts: readonly FormConflict<F>[];
  readonly status: FormStatus;
}

/**
 * `draft`: nothing was sent. `saved`: the server has what is on the screen. `savedEarlier`: it has what was on the
 * screen when the person saved, and not what was entered since. `unanswered`: it is unknown whether it was saved.
 * `heldOtherwise`: the server has an earlier attempt, and not what is on the screen. `conflict`: another person changed
 * the same. `refused`: nothing was saved.
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
 * A field that two people changed differently. `choice` is undefined until the person decides; `edited`: they entered
 * something else.
 */
export interface FormConflict<F extends object> {
  readonly field: keyof F & string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly choice: 'mine' | 'theirs' | 'edited' | undefined;
}

/** What came of a save. `held` is what the server holds now, as far as the form shows it. */
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

/** The form holds something that the server is not known to hold. */
export const isUnsaved = <F extends object>({ base, mine, sent, conflicts }: FormState<F>): boolean =>
  changedFields(base, mine).length > 0 || conflicts.length > 0 || sent.length > 0;

/** The person has decided every conflict. */
export const isDecided = <F extends object>({ conflicts }: FormState<F>): boolean =>
  conflicts.every(({ choice }) => choice !== undefined);

/** Most attempts without an answer that are remembered; more than a person makes. */
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

/** Editing one's own version counts as "keep mine"; editing the other one leaves one's own unchanged. */
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

/** From now on the server may hold what is on the screen. */
export const submitForm = <F extends object>(state: FormState<F>): FormState<F> => ({
  ...state,
  sent: [...state.sent.filter(one => !isSameValue(one, state.mine)), state.mine].slice(-MOST_SENT),
  status: 'submitting',
});

/** `submitted`: what was on the screen when the person saved; `before`: the state that they saved from. */
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

/** Saved is said only after what the server holds was compared with what was sent. */
function settleSaved<F extends object>(state: FormState<F>, before: FormState<F>, held: F): FormState<F> {
  const isHeld = touchedFields(before).every(field => isSameValue(before.mine[field], held[field]));
  if (!isHeld)
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

/**
 * Fields that the person changed, in this attempt or in one without an answer: one that was changed back is touched
 * too.
 */
export function touchedFields<F extends object>({ base, mine, sent }: FormState<F>): readonly (keyof F & string)[] {
  const touched = new Set([mine, ...sent].flatMap(one => changedFields(base, one)));
  return [...touched];
}

/** What was entered after the save stays; in every other field `shown` replaces what was sent. */
function withTypedSince<F extends object>(now: F, sent: F, shown: F): F {
  return { ...shown, ...pick(now, changedFields(sent, now)) };
}

function pick<F extends object>(values: F, fields: readonly (keyof F & string)[]): Partial<F> {
  return Object.fromEntries(fields.map(field => [field, values[field]])) as Partial<F>;
}
